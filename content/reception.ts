import { textIn, type Locale, type Localized } from '@/lib/i18n/locales'
import { hours } from './facts'

const labels: Localized<Record<'open' | 'opensToday' | 'opensOn', string>> = {
  sv: {
    open: 'Öppet nu, till {time}',
    opensToday: 'Öppnar i dag {time}',
    opensOn: 'Öppnar {day} {time}',
  },
  en: {
    open: 'Open now, until {time}',
    opensToday: 'Opens today at {time}',
    opensOn: 'Opens {day} at {time}',
  },
}

/** Sunday first. */
const days: Localized<readonly string[]> = {
  sv: ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

/** What says whether reception is open now. */
export function receptionOpening(locale: Locale) {
  return { hours: hours.reception, labels: textIn(labels, locale), days: textIn(days, locale) }
}
