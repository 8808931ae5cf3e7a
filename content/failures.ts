import type { Locale, Localized } from '@/lib/i18n/locales'
import { venue } from './venue'

/** What a failure card says. */
export interface FailureWords {
  title: string
  text: string
  retry: string
}

/**
 * Words of the failure cards (site.md, section 8, "Render failure"). They stand here and not among the messages
 * because they are needed where nothing else may work, without a server and without a provider.
 */
const words = {
  sv: {
    title: 'Något gick fel',
    titleOf: 'Fel i',
    technical: 'Tekniskt fel',
    text: 'Vi ber om ursäkt, men det uppstod ett fel. Du kan försöka igen eller fortsätta använda andra delar av sidan.',
    wholePageText: `Vi ber om ursäkt, men det uppstod ett fel. Ladda om sidan, eller ring oss på ${venue.phone.display}.`,
    retry: 'Försök igen',
    close: 'Stäng',
    reload: 'Ladda om sidan',
  },
  en: {
    title: 'Something went wrong',
    titleOf: 'Error in',
    technical: 'Technical error',
    text: 'We are sorry, but something went wrong. You can try again or go on using other parts of the page.',
    wholePageText: `We are sorry, but something went wrong. Reload the page, or ring us on ${venue.phone.display}.`,
    retry: 'Try again',
    close: 'Close',
    reload: 'Reload the page',
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

/**
 * Words for a whole document that failed.
 * @param isRootMissing true when the page's root element is gone, too
 */
export function rootFailureWords(locale: Locale, isRootMissing: boolean): FailureWords {
  const { title, technical, wholePageText, reload } = words[locale]
  return { title: isRootMissing ? technical : title, text: wholePageText, retry: reload }
}
