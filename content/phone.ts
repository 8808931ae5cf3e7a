import type { Localized } from '../lib/i18n/locales.ts'

/** The venue's telephone number in Sweden, without its leading zero: the area, and the groups in which it is read. */
const [area, ...groups] = ['980', '319', '200'] as const

const NO_BREAK_SPACE = '\u00A0'
const e164 = `+46${area}${groups.join('')}`

/** Part of `venue`; separate, because the error card of every page needs it and not the rest of the venue. */
export const phone = {
  display: {
    sv: `0${area}-${groups.join(NO_BREAK_SPACE)}`,
    en: ['+46', area, ...groups].join(NO_BREAK_SPACE),
  },
  href: `tel:${e164}`,
  e164,
} as const satisfies { display: Localized; href: string; e164: string }

/** The number as a link, as `LinkedText` reads it. */
export const phoneLink = {
  sv: `[${phone.display.sv}](${phone.href})`,
  en: `[${phone.display.en}](${phone.href})`,
} as const satisfies Localized
