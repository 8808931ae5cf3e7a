import { isOffered, onDay, type Dated } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatDate, formatDays, formatPrice, formatRange } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import type { foodEventIds } from '@/lib/routes/detail-ids'
import type { RoutePath } from '@/lib/routes/route-table'
import { christmas, foodEvents, hours, newYear, packagePrices } from './facts'

/** What comes next, in one language: on the home page, in the ticker, and on pages of what is over. */
export interface CurrentOffer {
  title: string
  text: string
  /** Day or days at figure size, and the month with its year. */
  figure: string
  month: string
  /** `7–9 november`. */
  days: string
  /** Per person. */
  price: string
  href: string
  link: string
  picture: string
}

interface DatedOffer {
  days: Dated
  title: Localized
  text: Localized
  kronor: number
  href: RoutePath | `/food-event/${(typeof foodEventIds)[number]}`
  link: Localized
  picture: string
}

const retreatText: Localized = {
  sv: `En helg när ljuset är lågt och bastun varm. Incheckning fredag från ${hours.retreatCheckIn}, utcheckning söndag senast ${hours.retreatCheckOut}.`,
  en: `A weekend of low light and a hot sauna. Check in from ${hours.retreatCheckIn} on Friday, check out by ${hours.retreatCheckOut} on Sunday.`,
}

/** In the order of their days. */
const datedOffers: readonly DatedOffer[] = [
  {
    days: foodEvents.crayfish,
    title: { sv: 'Kräftskiva', en: 'Crayfish party' },
    text: {
      sv: 'Kräftor, krondill och lyktor över bordet. Sångerna tar du med dig.',
      en: 'Crayfish, crown dill and lanterns over the table. You bring the songs.',
    },
    kronor: foodEvents.crayfishPerPerson,
    href: '/food-event/kraftskiva',
    link: { sv: 'Läs om kräftskivan', en: 'Read about the crayfish party' },
    picture: 'food-crayfish',
  },
  {
    days: foodEvents.retreat,
    title: { sv: 'Höstretreat', en: 'Autumn retreat' },
    text: retreatText,
    kronor: packagePrices.autumnRetreatPerPerson,
    href: '/hostretreat',
    link: { sv: 'Läs om höstretreaten', en: 'Read about the autumn retreat' },
    picture: 'hero-first-snow-birches',
  },
  ...christmas.buffet.dates.map((date): DatedOffer => ({
    days: onDay(date),
    title: { sv: 'Julbord', en: 'Christmas buffet' },
    text: {
      sv: 'Sill, skinka och allt däremellan. Alkoholfri dryck ingår.',
      en: 'Herring, ham and everything in between. Non-alcoholic drinks are included.',
    },
    kronor: christmas.buffet.adult,
    href: '/julbord',
    link: { sv: 'Se julbordet', en: 'See the buffet' },
    picture: 'food-christmas-buffet',
  })),
  {
    days: christmas.lunchBuffet,
    title: { sv: 'Jullunch', en: 'Christmas lunch' },
    text: {
      sv: `Julbordet mitt på dagen, klockan ${hours.christmasLunch.from} till ${hours.christmasLunch.to}.`,
      en: `The Christmas buffet at midday, from ${hours.christmasLunch.from} to ${hours.christmasLunch.to}.`,
    },
    kronor: christmas.lunchBuffet.adult,
    href: '/julbord',
    link: { sv: 'Se jullunchen', en: 'See the lunch' },
    picture: 'food-lunch-buffet',
  },
  {
    days: onDay(newYear.date),
    title: { sv: 'Nyår på fjället', en: 'New Year’s Eve' },
    text: {
      sv: `Fyra rätter från ${hours.newYearProgramme.supper}, underhållning, en skål vid tolvslaget och ett rum att vakna i.`,
      en: `Four courses from ${hours.newYearProgramme.supper}, entertainment and a toast at midnight, with a room to wake up in.`,
    },
    kronor: newYear.packagePerPerson,
    href: '/nyar',
    link: { sv: 'Läs om nyår', en: 'Read about New Year' },
    picture: 'event-new-year',
  },
]

/** What comes next and can be booked; undefined when nothing dated is left of the season. */
export function currentOffer(locale: Locale, day = today()): CurrentOffer | undefined {
  const offer = datedOffers.find(({ days }) => isOffered(days, day))
  if (!offer) return undefined
  const { from, to } = offer.days
  const [first, last] = [from, to].map((date) => formatDate(date, locale, { day: 'numeric' }))
  return {
    title: offer.title[locale],
    text: offer.text[locale],
    figure: first === last ? `${first}` : formatRange(`${first}`, `${last}`),
    month: formatDate(to, locale, { month: 'long', year: 'numeric' }),
    days: formatDays(offer.days, locale),
    price: formatPrice(offer.kronor, locale),
    href: offer.href,
    link: offer.link[locale],
    picture: offer.picture,
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
