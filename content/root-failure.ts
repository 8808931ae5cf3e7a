import { textIn, type Locale, type Localized } from '@/lib/i18n/locales'
import type { FailureLabels } from './failures'
import { phone } from './phone'

/** In a file of their own, so that no other page loads them. */
const labels = {
  sv: {
    title: 'Något gick fel',
    technical: 'Tekniskt fel',
    text: `Vi ber om ursäkt, men det uppstod ett fel. Ladda om sidan, eller ring oss på ${phone.display.sv}.`,
    reload: 'Ladda om sidan',
  },
  en: {
    title: 'Something went wrong',
    technical: 'Technical error',
    text: `Sorry, something went wrong. Reload the page, or call us on ${phone.display.en}.`,
    reload: 'Reload the page',
  },
} as const satisfies Localized<Record<string, string>>

/** @param isRootMissing true when the page's root element is also gone */
export function rootFailureLabels(locale: Locale, isRootMissing: boolean): Omit<FailureLabels, 'close'> {
  const { title, technical, text, reload } = textIn(labels, locale)
  return { title: isRootMissing ? technical : title, text, retry: reload }
}
