import { formatDate, formatRange } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import type { ViewOf } from '@/lib/routes/views'
import { christmas, foodEvents, newYear } from './facts'
import type { PageTexts } from './page-texts'

/** A category of events, as the query parameter has it. */
export type EventCategory = ViewOf<'/evenemang'>

/** One entry of the calendar. Dates are `YYYY-MM-DD`. */
export interface CalendarEvent {
  id: string
  /** Page of the event. */
  href: string
  category: EventCategory
  /** True where schema.org calls it a food event. */
  isFoodEvent?: true
  date: string
  endDate?: string
  title: Localized
  /** Shorter, for the line of months. */
  lineTitle?: Localized
  /** Two lines on the card. */
  description: Localized
  location?: Localized
  /** Name of the picture, and where its subject is in percent. */
  picture: { name: string; position: { x: number; y: number } }
  /** The card's place in the rhythm of the whole list. */
  layout: 'wide' | 'row' | 'mirrored'
}

export const eventsTexts: Localized<PageTexts> = {
  sv: {
    title: 'Evenemang, höst och vinter 2025 – Källfjället',
    description: `Kräftskiva ${formatDate(foodEvents.crayfishDate, 'sv')}, höstretreat ${daySpan(foodEvents.retreatInCalendar, 'sv')}, julbord från ${formatDate(christmas.calendar.from, 'sv')} och nyårsfirande på Källfjället. Se hela kalendern.`,
    h1: 'Evenemang',
  },
  en: {
    title: 'Events, autumn and winter 2025 – Källfjället',
    description: `Crayfish party on ${formatDate(foodEvents.crayfishDate, 'en')}, autumn retreat ${daySpan(foodEvents.retreatInCalendar, 'en')}, Christmas buffet from ${formatDate(christmas.calendar.from, 'en')} and New Year’s Eve.`,
    h1: 'Events',
  },
}

export const eventsLead: Localized = {
  sv: 'Fyra anledningar att komma på ett visst datum. Resten av året räcker fjället.',
  en: 'Four reasons to come on a certain date. The rest of the year the mountain will do.',
}

/** Names of the categories, in capitals. */
export const categoryLabels: Readonly<Record<EventCategory, Localized>> = {
  'mat-dryck': { sv: 'MAT & DRYCK', en: 'FOOD & DRINK' },
  liveband: { sv: 'LIVEBAND', en: 'LIVE BAND' },
  retreat: { sv: 'RETREAT', en: 'RETREAT' },
  'jul-nyar': { sv: 'JUL & NYÅR', en: 'CHRISTMAS & NEW YEAR' },
  'konst-kultur': { sv: 'KONST & KULTUR', en: 'ART & CULTURE' },
}

/** The calendar, in the order of its dates. */
export const calendarEvents: readonly CalendarEvent[] = [
  {
    id: 'kraftskiva-2025',
    href: '/food-event/kraftskiva',
    isFoodEvent: true,
    category: 'mat-dryck',
    date: foodEvents.crayfishDate,
    title: { sv: 'Kräftskiva', en: 'Crayfish party' },
    description: {
      sv: 'Kräftor, krondill och lyktor över bordet. Sångerna tar ni med er.',
      en: 'Crayfish, crown dill and lanterns over the table. You bring the songs.',
    },
    location: { sv: 'i restaurangen', en: 'in the restaurant' },
    picture: { name: 'food-crayfish', position: { x: 50, y: 68 } },
    layout: 'wide',
  },
  {
    id: 'hostretreat',
    href: '/hostretreat',
    category: 'retreat',
    date: foodEvents.retreatInCalendar.from,
    endDate: foodEvents.retreatInCalendar.to,
    title: { sv: 'Höstretreat', en: 'Autumn retreat' },
    description: {
      sv: 'Tre dagar när björkarna är gula. Du behöver inte prestera någonting.',
      en: 'Three days when the birches are yellow. Nothing is expected of you.',
    },
    picture: { name: 'hero-autumn-birch', position: { x: 62, y: 40 } },
    layout: 'row',
  },
  {
    id: 'julbord',
    href: '/julbord',
    isFoodEvent: true,
    category: 'jul-nyar',
    date: christmas.calendar.from,
    endDate: christmas.calendar.to,
    title: { sv: 'Julbord', en: 'Christmas buffet' },
    description: {
      sv: 'Sill, skinka och allt däremellan, i skenet av levande ljus.',
      en: 'Herring, ham and everything in between, by candlelight.',
    },
    picture: { name: 'food-christmas-buffet', position: { x: 46, y: 62 } },
    layout: 'mirrored',
  },
  {
    id: 'nyarsfirande',
    href: '/nyar',
    category: 'jul-nyar',
    date: newYear.date,
    title: { sv: 'Nyårsfirande', en: 'New Year’s Eve' },
    lineTitle: { sv: 'Nyår', en: 'New Year' },
    description: {
      sv: 'Fyra rätter, underhållning och en skål vid tolvslaget.',
      en: 'Four courses, entertainment and a toast on the stroke of midnight.',
    },
    picture: { name: 'event-new-year', position: { x: 50, y: 62 } },
    layout: 'row',
  },
]

const days = calendarEvents.flatMap(({ date, endDate = date }) => [date, endDate]).sort()

/** The months of the line in the hero, first and last day. */
export const calendarSpan = { from: monthOf(days.at(0)).first, to: monthOf(days.at(-1)).last }

function monthOf(day = ''): { first: string; last: string } {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const toDay = (date: number) => new Date(date).toISOString().slice(0, 10)
  return { first: toDay(Date.UTC(year, month - 1, 1)), last: toDay(Date.UTC(year, month, 0)) }
}

/** Days from `from` to `to` in one month as `20–22 september`. */
function daySpan({ from, to }: { from: string; to: string }, locale: Locale): string {
  return formatRange(formatDate(from, locale, { day: 'numeric' }), formatDate(to, locale))
}
