import { defaultLocale, isLocale, type Locale, locales } from './locales.ts'

/**
 * Meaning of the first path segment of the built pages. Each page is built in four variants: one per
 * locale for guests with a stored choice, and one per locale for URLs with `?lang=`, whose
 * internal links carry the parameter on. The segment is internal: middleware.ts maps public URLs to it.
 */
export interface Variant {
  locale: Locale
  /** True where internal links repeat `?lang=`, so that a crawler or a shared link stays in its locale. */
  linksKeepLocale: boolean
}

const LANG_PARAM_SUFFIX = '-lang-param'

/** All values of the `[locale]` segment, for `generateStaticParams`. */
export const variantSegments: readonly string[] = locales.flatMap((locale) => [
  locale,
  `${locale}${LANG_PARAM_SUFFIX}`,
])

/** The `[locale]` segment for a variant. */
export function variantSegment({ locale, linksKeepLocale }: Variant): string {
  return linksKeepLocale ? `${locale}${LANG_PARAM_SUFFIX}` : locale
}

/** The variant of a `[locale]` segment; an unknown one is the default locale. */
export function readVariant(segment: string): Variant {
  const linksKeepLocale = segment.endsWith(LANG_PARAM_SUFFIX)
  const locale = linksKeepLocale ? segment.slice(0, -LANG_PARAM_SUFFIX.length) : segment
  return { locale: isLocale(locale) ? locale : defaultLocale, linksKeepLocale }
}

/**
 * The variant that a request asks for.
 * @param asked value of the `lang` query parameter, if any
 * @param stored value of the `language` cookie, if any
 */
export function chooseVariant(asked: string | null | undefined, stored: string | undefined): Variant {
  if (isLocale(asked)) return { locale: asked, linksKeepLocale: true }
  return { locale: isLocale(stored) ? stored : defaultLocale, linksKeepLocale: false }
}
