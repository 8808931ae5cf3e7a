import { textIn, type Locale } from '@/lib/i18n/locales'

// Not in `messages/`: many pages have slides, and few need next-intl in the browser.

/** Which slide is shown: `1 av 9`. */
export const describePosition = (current: number, total: number, locale: Locale): string =>
  textIn({ sv: `${current} av ${total}`, en: `${current} of ${total}` }, locale)

/** The name of a picture in a row: `Bild 1 av 3`. */
export const namePicture = (current: number, total: number, locale: Locale): string =>
  textIn({ sv: `Bild ${current} av ${total}`, en: `Picture ${current} of ${total}` }, locale)

/** The hour of a slide's light, for a screen reader; `hour` has two digits. */
export const describeHour = (hour: string, locale: Locale): string =>
  textIn({ sv: `klockan ${hour}`, en: `${hour}:00` }, locale)
