import { daysLeft, otherYear } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatCount } from '@/lib/i18n/count'
import { formatDates, formatPrice } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { christmas } from './facts'

const { buffet } = christmas

const HEADING: Localized<(count: number) => string> = {
  sv: (count) => (count === 1 ? 'Julbord, ett datum kvar' : `Julbord, ${formatCount(count, 'sv')} datum`),
  en: (count) =>
    count === 1 ? 'Christmas buffet, one date left' : `Christmas buffet, ${formatCount(count, 'en')} dates`,
}

/** What the Christmas pop-up says until a day. */
export interface ChristmasPopupText {
  until: string
  heading: string
  text: string
}

/** The texts of the Christmas pop-up from the day of the build on, by the evenings that are left. */
export function christmasPopup(
  locale: Locale,
  day = today(),
): { texts: readonly ChristmasPopupText[]; link: string } {
  const evenings = daysLeft(buffet.dates, day)
  const price = formatPrice(buffet.adult, locale)
  return {
    texts: evenings.map((until, index) => {
      const left = evenings.slice(index)
      const days = formatDates(left, locale, otherYear({ from: until }, day))
      return {
        until,
        heading: HEADING[locale](left.length),
        text: {
          sv: `${days}. ${price} per person, alkoholfri dryck ingår.`,
          en: `${days}. ${price} per person, non-alcoholic drinks included.`,
        }[locale],
      }
    }),
    link: { sv: 'Se julbordet', en: 'See the buffet' }[locale],
  }
}

/** The newsletter pop-up. */
export const newsletterPopup: Localized<{ heading: string; text: string; thanks: string }> = {
  sv: {
    heading: 'Nyhetsbrev från fjället',
    text: 'Nya menyer, paket och evenemang, direkt i inkorgen.',
    thanks: 'Tack för din anmälan!',
  },
  en: {
    heading: 'News from the mountain',
    text: 'New menus, packages and events, straight to your inbox.',
    thanks: 'Thank you for signing up!',
  },
}
