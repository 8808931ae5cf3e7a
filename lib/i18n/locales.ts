/** The languages of the site. Swedish is the default; `Accept-Language` is never consulted. */
export const locales = ['sv', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'sv'

/** Language and region that numbers and dates are formatted for: English dates are British, `31 December`. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { sv: 'sv-SE', en: 'en-GB' }

/** Cookie and localStorage key that hold a guest's stored choice. */
export const LANGUAGE_KEY = 'language'

/** Query parameter that shows a URL in one locale without storing a choice. */
export const LOCALE_PARAM = 'lang'

export const YEAR_SECONDS = 31_536_000

/** A text in each language, side by side. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** The text in a locale: `textIn(title, locale)`. */
export function textIn<Content extends Localized<unknown>>(
  content: Content,
  locale: Locale,
): Content[Locale] {
  return content[locale]
}

/** What is made in the same way in every language, such as a price. */
export function localize<T>(write: (locale: Locale) => T): Localized<T> {
  return { sv: write('sv'), en: write('en') }
}

/** True for `sv` and `en` exactly; any other stored or asked value counts as none. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}
