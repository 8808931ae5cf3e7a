import { createFormatter } from 'next-intl'
import { LANGUAGE_TAGS, locales, type Locale } from './locales'

// The type of next-intl's locale is narrowed to the site's languages (typed-messages.ts); it takes any language tag.
const createRegionalFormatter = (locale: Locale) =>
  createFormatter({ locale: LANGUAGE_TAGS[locale] as Locale, timeZone: 'Europe/Stockholm' })

/**
 * next-intl's formatters, for the regions of the languages and the clock of the hotel. In client components that load with
 * their page use `Intl`: the formatter brings next-intl's parser of messages along, 11 KB.
 */
export const formatters = Object.fromEntries(
  locales.map((locale) => [locale, createRegionalFormatter(locale)]),
) as Record<Locale, ReturnType<typeof createRegionalFormatter>>
