import type { Metadata } from 'next'
import { pageMetadata } from '@/content/page-metadata'
import type { PageTexts } from '@/content/page-texts'
import { venue } from '@/content/venue'
import { LANGUAGE_TAGS, locales, textIn, type Locale } from '@/lib/i18n/locales'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { canonicalHref } from '@/lib/routes/href'
import type { RoutePath } from '@/lib/routes/route-table'
import { CARD_SIZE, cardAddress } from './card-addresses'

/** Title, description and heading of a page. */
export function pageTexts(path: RoutePath, locale: Locale): PageTexts {
  return textIn(pageMetadata[path], locale)
}

/**
 * The metadata of a page of the route table, with its address in each language.
 */
export function buildMetadata(path: RoutePath, locale: Locale): Metadata {
  return describePage(path, locale, pageTexts(path, locale), pageMetadata[path].noindex)
}

/** `generateMetadata` of a page of the route table. */
export function metadataOf(path: RoutePath) {
  return async ({ params }: LocalePageProps): Promise<Metadata> =>
    buildMetadata(path, await readLocale(params))
}

/** The metadata of a page that is not in the table, such as an article. */
export function describePage(
  path: string,
  locale: Locale,
  { title, description }: Pick<PageTexts, 'title' | 'description'>,
  noindex = false,
): Metadata {
  const card = { url: cardAddress(path, locale), ...CARD_SIZE, alt: title }
  return {
    title,
    description,
    openGraph: {
      type: 'website',
      title,
      description,
      url: canonicalHref(path, locale),
      siteName: textIn(venue.name, locale),
      locale: LANGUAGE_TAGS[locale].replace('-', '_'),
      images: [card],
    },
    twitter: { card: 'summary_large_image', title, description, images: [card] },
    alternates: {
      canonical: canonicalHref(path, locale),
      languages: {
        ...Object.fromEntries(locales.map((language) => [language, canonicalHref(path, language)])),
        'x-default': path,
      },
    },
    ...(noindex && { robots: { index: false } }),
  }
}
