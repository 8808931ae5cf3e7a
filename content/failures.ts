import { textIn, type Locale, type Localized } from '@/lib/i18n/locales'

/** Texts of a failure card. */
export interface FailureLabels {
  title: string
  text: string
  retry: string
  /** Of the button that removes the card. */
  close: string
}

/** Not in `messages/`, because a failure card must work without a server and without a provider. */
const labels = {
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
    text: 'Sorry, something went wrong. You can try again or carry on using other parts of the page.',
    retry: 'Try again',
    close: 'Close',
  },
} as const satisfies Localized<Record<string, string>>

/** @param component name of the failed part in the guest's language; without it the page itself has failed */
export function failureLabels(locale: Locale, component?: string): FailureLabels {
  const { title, titleOf, ...rest } = textIn(labels, locale)
  return { title: component === undefined ? title : `${titleOf} ${component}`, ...rest }
}
