import { defaultLocale, LANGUAGE_PARAM, type Locale } from '../i18n/locales.ts'

/** An internal address with one more query parameter. A lone hash stays as it is. */
export function withParam(href: string, name: string, value: string): string {
  const [address = '', ...hash] = href.split('#')
  if (address === '') return href
  return [`${address}${address.includes('?') ? '&' : '?'}${name}=${value}`, ...hash].join('#')
}

/** The address that search engines know for a page in a language: `?lang=` for all but the default language. */
export function canonicalHref(href: string, locale: Locale): string {
  return locale === defaultLocale ? href : withParam(href, LANGUAGE_PARAM, locale)
}
