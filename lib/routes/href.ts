import { defaultLocale, type Locale, LOCALE_PARAM } from '../i18n/locales.ts'
import { withParam } from '../url/with-param.ts'

/** The URL that search engines know for a page in a locale: `?lang=` for all but the default locale. */
export function canonicalHref(href: string, locale: Locale): string {
  return locale === defaultLocale ? href : withParam(href, LOCALE_PARAM, locale)
}
