import { LANGUAGE_TAGS, type Locale } from '@/lib/i18n/locales'

const HOUR_MS = 3_600_000

/**
 * By when an inquiry is answered, as the clock at the hotel shows it: `måndag 23 november kl. 15:20`. Not with
 * next-intl's formatter, which would add 11 KB to the first load of the form.
 * @param receivedAt ISO time
 * @param hours hours that pass, also where the clocks change
 */
export function formatAnswerBy(receivedAt: string, hours: number, locale: Locale): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Stockholm',
  }).format(Date.parse(receivedAt) + hours * HOUR_MS)
}
