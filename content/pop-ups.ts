import { today } from '@/lib/dates/today'
import { formatCount } from '@/lib/i18n/count'
import { formatDate, formatList, formatPrice } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { christmas } from './facts'

const { buffet } = christmas

/** `29 november, 6 och 12 december`: the month is named once for the days that share it. */
function buffetDays(dates: readonly string[], locale: Locale): string {
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))]
  return months
    .map((month) => {
      const days = dates.filter((date) => date.startsWith(month))
      const numbers = formatList(
        days.map((date) => String(Number(date.slice(8)))),
        locale,
      )
      return `${numbers} ${formatDate(`${month}-01`, locale, { month: 'long' })}`
    })
    .join(', ')
}

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
  const evenings = buffet.dates.filter((date) => date >= day)
  const price = formatPrice(buffet.adult, locale)
  return {
    texts: evenings.map((until, index) => {
      const left = evenings.slice(index)
      const days = buffetDays(left, locale)
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
