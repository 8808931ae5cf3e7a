import { type Locale, type Localized, textIn } from '@/lib/i18n/locales'

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

const lights: Readonly<Record<string, Localized>> = {
  '01': { sv: 'Norrsken', en: 'Northern lights' },
  '05': { sv: 'Gryning', en: 'Dawn' },
  '12': { sv: 'Mitt på dagen', en: 'Midday' },
  '16': { sv: 'Gyllene timmen', en: 'Golden hour' },
  '19': { sv: 'Blå timmen', en: 'Blue hour' },
  '22': { sv: 'Stjärnor', en: 'Stars' },
}

/** The name of a slide's light and its hour: `Gyllene timmen, 16:00`. */
export const nameLight = (hour: string, locale: Locale): string =>
  [lights[hour] && textIn(lights[hour], locale), `${hour}:00`].filter(Boolean).join(', ')
