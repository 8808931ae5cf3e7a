import type { Locale, Localized } from '@/lib/i18n/locales'

/** What a failure card says. */
export interface FailureWords {
  title: string
  text: string
  retry: string
}

/** Not among the messages, because a failure card must work without a server and without a provider. */
const words = {
  sv: {
    title: 'Något gick fel',
    titleOf: 'Fel i',
    text: 'Vi ber om ursäkt, men det uppstod ett fel. Du kan försöka igen eller fortsätta använda andra delar av sidan.',
    retry: 'Försök igen',
    close: 'Stäng',
  },
  en: {
    title: 'Something went wrong',
    titleOf: 'Error in',
    text: 'We are sorry, but something went wrong. You can try again or go on using other parts of the page.',
    retry: 'Try again',
    close: 'Close',
  },
} as const satisfies Localized<Record<string, string>>

/**
 * Words for a part of a page that failed.
 * @param component what the part is called, in the visitor's language; without it the page itself has failed
 */
export function failureWords(locale: Locale, component?: string): FailureWords {
  const { title, titleOf, text, retry } = words[locale]
  return { title: component === undefined ? title : `${titleOf} ${component}`, text, retry }
}

/** Label of the button that puts a part's card away. */
export function closeFailure(locale: Locale): string {
  return words[locale].close
}
