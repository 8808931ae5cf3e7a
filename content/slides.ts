import { textIn, type Locale, type Localized } from '@/lib/i18n/locales'

// Not in `messages/`: many pages have slides, and few need next-intl in the browser.

const OF: Localized = { sv: 'av', en: 'of' }
const PICTURE: Localized = { sv: 'Bild', en: 'Picture' }
const CLOCK: Localized<(hour: string) => string> = {
  sv: (hour) => `klockan ${hour}`,
  en: (hour) => `${hour}:00`,
}

/** Which slide is shown: `1 av 9`. */
export const describePosition = (current: number, total: number, locale: Locale): string =>
  `${current} ${textIn(OF, locale)} ${total}`

/** The name of a picture in a row: `Bild 1 av 3`. */
export const namePicture = (current: number, total: number, locale: Locale): string =>
  `${textIn(PICTURE, locale)} ${describePosition(current, total, locale)}`

/**
 * The hour of a slide's light, for a screen reader.
 * @param hour two digits
 */
export const describeHour = (hour: string, locale: Locale): string => textIn(CLOCK, locale)(hour)
