import { isOffered, otherYear } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatDate, formatDays, formatPrice, formatRange } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { comingOccasions } from './events'

/** What comes next, in one language: on the home page, in the ticker, and on pages of what is over. */
export interface CurrentOffer {
  title: string
  text: string
  /** Day or days at figure size, and the month with its year. */
  figure: string
  month: string
  /** `7–9 november`, with the year where it is not the running one. */
  days: string
  /** Per person. */
  price: string
  href: string
  link: string
  picture: string
}

/** What comes next and can be booked; undefined when nothing dated is left of the season. */
export function currentOffer(locale: Locale, day = today()): CurrentOffer | undefined {
  const offer = comingOccasions(day).find(({ days }) => isOffered(days, day))
  if (!offer) return undefined
  const { from, to } = offer.days
  const [first, last] = [from, to].map((date) => formatDate(date, locale, { day: 'numeric' }))
  return {
    title: offer.title[locale],
    text: offer.description[locale],
    figure: first === last ? `${first}` : formatRange(`${first}`, `${last}`),
    month: formatDate(to, locale, { month: 'long', year: 'numeric' }),
    days: formatDays(offer.days, locale, otherYear(offer.days, day)),
    price: formatPrice(offer.kronor, locale),
    href: offer.href,
    link: offer.link[locale],
    picture: offer.picture.name,
  }
}

export const currentHeading: Localized = { sv: 'Aktuellt', en: 'Coming up' }

/** The autumn retreat as a habit, where nothing dated is left of the season. */
export const retreatHabit = {
  heading: { sv: 'Varje höst', en: 'Every autumn' },
  title: { sv: 'Höst\u00ADretreat', en: 'Autumn retreat' },
  text: {
    sv: 'En helg när ljuset är lågt och bastun varm. Nästa datum är inte satt än; det kommer i nyhetsbrevet.',
    en: 'A weekend of low light and a hot sauna. The next date isn’t set yet; it’ll be in the newsletter.',
  },
  link: { sv: 'Läs om höstretreaten', en: 'Read about the autumn retreat' },
  picture: 'hero-first-snow-birches',
} satisfies Record<string, Localized | string>
