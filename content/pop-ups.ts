import { formatDate, formatList, formatPrice } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { christmas } from './facts'

const { buffet } = christmas

/** `29 november, 6 och 12 december`: the month is named once for the days that share it. */
function buffetDays(locale: Locale): string {
  const months = [...new Set(buffet.dates.map((date) => date.slice(0, 7)))]
  return months
    .map((month) => {
      const days = buffet.dates.filter((date) => date.startsWith(month))
      const numbers = formatList(
        days.map((date) => String(Number(date.slice(8)))),
        locale,
      )
      return `${numbers} ${formatDate(`${month}-01`, locale, { month: 'long' })}`
    })
    .join(', ')
}

/** The Christmas pop-up. */
export const christmasPopup: Localized<{ heading: string; text: string; link: string }> = {
  sv: {
    heading: 'Julbord, tre kvällar',
    text: `${buffetDays('sv')}. ${formatPrice(buffet.adult, 'sv')} per person, alkoholfri dryck ingår.`,
    link: 'Se julbordet',
  },
  en: {
    heading: 'Christmas buffet, three evenings',
    text: `${buffetDays('en')}. ${formatPrice(buffet.adult, 'en')} per person, non-alcoholic drinks included.`,
    link: 'See the buffet',
  },
}

/** The newsletter pop-up. */
export const newsletterPopup: Localized<{ heading: string; text: string; thanks: string }> = {
  sv: {
    heading: 'Brev från fjället',
    text: 'Fyra brev om året, med det som händer härnäst.',
    thanks: 'Tack för din anmälan!',
  },
  en: {
    heading: 'Letters from the mountain',
    text: 'Four letters a year, with what happens next.',
    thanks: 'Thank you for signing up!',
  },
}
