import { onDay, type Dated } from '@/lib/dates/offers'
import { formatDates, formatDays } from '@/lib/i18n/format'
import type { Localized } from '@/lib/i18n/locales'
import type { foodEventIds } from '@/lib/routes/detail-ids'
import type { RoutePath } from '@/lib/routes/route-table'
import type { ViewOf } from '@/lib/routes/views'
import { christmas, foodEvents, hours, newYear } from './facts'

/** A category of events, as the query parameter has it. */
export type EventCategory = ViewOf<'/evenemang'>

/** What guests come for, on its days. */
interface Occasion {
  /** Stable: calendars of guests know it. */
  id: string
  days: Dated
  title: Localized
  /** The title within a sentence. */
  name: Localized
  /** Two lines. */
  description: Localized
  /** Lowest price for each adult. */
  kronor: number
  /** Label of the link to its page. */
  link: Localized
  /** Name of the picture, and where its subject is in percent. */
  picture: { name: string; position: { x: number; y: number } }
}

/**
 * An event. Calendar, filter, line of months, ticker, "Aktuellt", structured data and calendar file derive from it.
 */
export interface CalendarEvent extends Occasion {
  /** Page of the event. */
  href: RoutePath | `/food-event/${(typeof foodEventIds)[number]}`
  category: EventCategory
  place: Localized
  /** True where schema.org calls it a food event. */
  isFoodEvent?: true
  /** Beside its category: on which of its days it is. */
  note?: Localized
  /** What takes place within its days, where that is not on all of them. */
  occasions?: readonly Occasion[]
  /** The card's place in the rhythm of the whole list. */
  layout: 'wide' | 'row' | 'mirrored'
}

const inRestaurant: Localized = { sv: 'Restaurangen', en: 'The restaurant' }
const atHotel: Localized = { sv: 'Källfjället', en: 'Källfjället' }

const { buffet, lunchBuffet, season } = christmas

const buffetOccasion = {
  title: { sv: 'Julbord', en: 'Christmas buffet' },
  name: { sv: 'julbord', en: 'Christmas buffet' },
  description: {
    sv: 'Sill, skinka och allt däremellan. Alkoholfri dryck ingår.',
    en: 'Herring, ham and everything in between. Non-alcoholic drinks are included.',
  },
  kronor: buffet.adult,
  link: { sv: 'Se julbordet', en: 'See the buffet' },
  picture: { name: 'food-christmas-buffet', position: { x: 46, y: 62 } },
} satisfies Partial<Occasion>

/** @param date of an evening of the Christmas buffet, YYYY-MM-DD */
export const buffetEveningId = (date: string) => `julbord-${date}`

const lunchOccasion: Occasion = {
  id: 'jullunch',
  days: lunchBuffet,
  title: { sv: 'Jullunch', en: 'Christmas lunch' },
  name: { sv: 'jullunch', en: 'Christmas lunch' },
  description: {
    sv: `Jullunch klockan ${hours.christmasLunch.from} till ${hours.christmasLunch.to}, medan det ännu är ljust.`,
    en: `Christmas lunch from ${hours.christmasLunch.from} to ${hours.christmasLunch.to}, while there’s still some light.`,
  },
  kronor: lunchBuffet.adult,
  link: { sv: 'Se jullunchen', en: 'See the lunch' },
  picture: { name: 'food-lunch-buffet', position: { x: 50, y: 50 } },
}

/** The calendar, in the order of its dates. */
export const calendarEvents: readonly CalendarEvent[] = [
  {
    id: 'kraftskiva-2025',
    href: '/food-event/kraftskiva',
    isFoodEvent: true,
    category: 'mat-dryck',
    place: inRestaurant,
    days: foodEvents.crayfish,
    title: { sv: 'Kräftskiva', en: 'Crayfish party' },
    name: { sv: 'kräftskiva', en: 'crayfish party' },
    description: {
      sv: 'Kräftor, krondill och lyktor över bordet. Sångerna tar du med dig.',
      en: 'Crayfish, crown dill and lanterns over the table. You bring the songs.',
    },
    kronor: foodEvents.crayfishPerPerson,
    link: { sv: 'Läs om kräftskivan', en: 'Read about the crayfish party' },
    picture: { name: 'food-crayfish', position: { x: 50, y: 68 } },
    layout: 'wide',
  },
  {
    id: 'hostretreat',
    href: '/hostretreat',
    category: 'retreat',
    place: atHotel,
    days: foodEvents.retreat,
    title: { sv: 'Höstretreat', en: 'Autumn retreat' },
    name: { sv: 'höstretreat', en: 'autumn retreat' },
    description: {
      sv: `En helg när ljuset är lågt och bastun varm, från fredag ${hours.retreatCheckIn} till söndag ${hours.retreatCheckOut}.`,
      en: `A weekend of low light and a hot sauna, from Friday ${hours.retreatCheckIn} to Sunday ${hours.retreatCheckOut}.`,
    },
    kronor: foodEvents.retreatPerPerson,
    link: { sv: 'Läs om höstretreaten', en: 'Read about the autumn retreat' },
    picture: { name: 'hero-first-snow-birches', position: { x: 62, y: 50 } },
    layout: 'row',
  },
  {
    href: '/julbord',
    isFoodEvent: true,
    category: 'jul-nyar',
    place: atHotel,
    ...buffetOccasion,
    id: 'julbord',
    days: season,
    occasions: [
      ...buffet.dates.map((date) => ({ ...buffetOccasion, id: buffetEveningId(date), days: onDay(date) })),
      lunchOccasion,
    ],
    note: {
      sv: `Julbord ${formatDates(buffet.dates, 'sv', 'numeric')}, jullunch ${formatDays(lunchBuffet, 'sv', 'numeric')}`,
      en: `Buffet ${formatDates(buffet.dates, 'en', 'numeric')}, lunch ${formatDays(lunchBuffet, 'en', 'numeric')}`,
    },
    layout: 'mirrored',
  },
  {
    id: 'nyarsfirande',
    href: '/nyar',
    category: 'jul-nyar',
    place: atHotel,
    days: onDay(newYear.date),
    title: { sv: 'Nyårsfirande', en: 'New Year’s Eve' },
    name: { sv: 'nyår', en: 'New Year' },
    description: {
      sv: `Fyra rätter från ${hours.newYearProgramme.supper}, underhållning, en skål vid tolvslaget och ett rum att vakna i.`,
      en: `Four courses from ${hours.newYearProgramme.supper}, entertainment and a toast at midnight, with a room to wake up in.`,
    },
    kronor: newYear.packagePerPerson,
    link: { sv: 'Läs om nyår', en: 'Read about New Year' },
    picture: { name: 'event-new-year', position: { x: 50, y: 62 } },
    layout: 'row',
  },
]
