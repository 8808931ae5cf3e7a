import { daysLeft, otherYear } from '@/lib/dates/offers'
import { formatDates, formatPrice } from '@/lib/i18n/format'
import { type Locale, type Localized, textIn } from '@/lib/i18n/locales'
import { christmas } from './facts'

export const christmasPopup: Localized<{ heading: string; link: string }> = {
  sv: { heading: 'Julbord på fjället', link: 'Se julbordet' },
  en: { heading: 'Christmas buffet', link: 'See the buffet' },
}

/** What the Christmas pop-up says until each evening that is left on the day of the build. */
export function christmasPopupContent(locale: Locale): { until: string; text: string }[] {
  const { dates, adult } = christmas.buffet
  const price = formatPrice(adult, locale)
  const evenings = daysLeft(dates)
  return evenings.map((until, index) => {
    const days = formatDates(evenings.slice(index), locale, otherYear({ from: until }))
    return {
      until,
      text: textIn(
        {
          sv: `${days}. ${price} per person, alkoholfri dryck ingår.`,
          en: `${days}. ${price} per person, non-alcoholic drinks included.`,
        },
        locale,
      ),
    }
  })
}

export const newsletterPopup: Localized<{ heading: string; text: string; thanks: string }> = {
  sv: {
    heading: 'Nyhetsbrev från fjället',
    text: 'Nya datum på fjället, i din inkorg så snart de är satta.',
    thanks: 'Tack för din anmälan!',
  },
  en: {
    heading: 'Newsletter from the mountain',
    text: 'New dates on the mountain, in your inbox as soon as they’re set.',
    thanks: 'Thank you for signing up!',
  },
}
