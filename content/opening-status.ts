import type { Opening } from '@/lib/dates/opening'
import { LANGUAGE_TAGS, type Locale, type Localized, textIn } from '@/lib/i18n/locales'

/** Apart from `formatWeekday`, whose formatter a browser would have to load. A month that begins on a Monday. */
const nameDay = (weekday: number, locale: Locale) =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`2025-09-0${weekday}`),
  )

/** Whether it is open, and when that changes: `Öppet nu, till 16:00`. */
export function describeOpening(opening: Opening, locale: Locale): string {
  const { isOpen } = opening
  const messages: Localized = isOpen
    ? { sv: `Öppet nu, till ${opening.until}`, en: `Open now, until ${opening.until}` }
    : opening.isToday
      ? { sv: `Öppnar i dag ${opening.opens}`, en: `Opens today at ${opening.opens}` }
      : {
          sv: `Öppnar ${nameDay(opening.weekday, 'sv')} ${opening.opens}`,
          en: `Opens ${nameDay(opening.weekday, 'en')} at ${opening.opens}`,
        }
  return textIn(messages, locale)
}
