import type { Opening } from '@/lib/dates/opening'
import { type Locale, type Localized, textIn } from '@/lib/i18n/locales'

/** From 1 for Monday to 7 for Sunday; apart from `formatWeekday`, whose formatter a browser would have to load. */
const days: Localized<readonly string[]> = {
  sv: ['', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'],
  en: ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

/** Whether it is open, and when that changes: `Öppet nu, till 16:00`. */
export function describeOpening(opening: Opening, locale: Locale): string {
  const { isOpen } = opening
  const messages: Localized = isOpen
    ? { sv: `Öppet nu, till ${opening.until}`, en: `Open now, until ${opening.until}` }
    : opening.isToday
      ? { sv: `Öppnar i dag ${opening.opens}`, en: `Opens today at ${opening.opens}` }
      : {
          sv: `Öppnar ${days.sv[opening.weekday]} ${opening.opens}`,
          en: `Opens ${days.en[opening.weekday]} at ${opening.opens}`,
        }
  return textIn(messages, locale)
}
