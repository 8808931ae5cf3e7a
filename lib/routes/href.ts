import { defaultLocale, type Locale, LOCALE_PARAM } from '../i18n/locales.ts'

/** An internal URL with one more query parameter. A lone hash stays as it is. */
export function withParam(href: string, name: string, value: string): string {
  const [url = '', ...hash] = href.split('#')
  if (url === '') return href
  return [`${url}${url.includes('?') ? '&' : '?'}${name}=${value}`, ...hash].join('#')
}

/** The URL that search engines know for a page in a locale: `?lang=` for all but the default locale. */
export function canonicalHref(href: string, locale: Locale): string {
  return locale === defaultLocale ? href : withParam(href, LOCALE_PARAM, locale)
}
