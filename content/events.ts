import { onDay, statusOf, type Dated } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatDays, formatList } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import type { ViewOf } from '@/lib/routes/views'
import { comingBuffets } from './christmas'
import { christmas, foodEvents, newYear } from './facts'
import type { PageTexts } from './page-texts'

/** A category of events, as the query parameter has it. */
export type EventCategory = ViewOf<'/evenemang'>

/** One entry of the calendar. */
export interface CalendarEvent {
  id: string
  /** Page of the event. */
  href: string
  category: EventCategory
  /** True where schema.org calls it a food event. */
  isFoodEvent?: true
  days: Dated
  title: Localized
  /** Shorter, for the line of months. */
  lineTitle?: Localized
  /** Two lines on the card. */
  description: Localized
  /** Beside its category: where it is, or on which of its days. */
  note?: Localized
  /** Name of the picture, and where its subject is in percent. */
  picture: { name: string; position: { x: number; y: number } }
  /** The card's place in the rhythm of the whole list. */
  layout: 'wide' | 'row' | 'mirrored'
}

/** Names of the categories, in capitals. */
export const categoryLabels: Readonly<Record<EventCategory, Localized>> = {
  'mat-dryck': { sv: 'Mat & dryck', en: 'Food & drink' },
  liveband: { sv: 'Liveband', en: 'Live band' },
  retreat: { sv: 'Retreat', en: 'Retreat' },
  'jul-nyar': { sv: 'Jul & nyår', en: 'Christmas & New Year' },
  'konst-kultur': { sv: 'Konst & kultur', en: 'Art & culture' },
}

/** The calendar, in the order of its dates. */
export const calendarEvents: readonly CalendarEvent[] = [
  {
    id: 'kraftskiva-2025',
    href: '/food-event/kraftskiva',
    isFoodEvent: true,
    category: 'mat-dryck',
    days: foodEvents.crayfish,
    title: { sv: 'Kräftskiva', en: 'Crayfish party' },
    description: {
      sv: 'Kräftor, krondill och lyktor över bordet. Sångerna tar du med dig.',
      en: 'Crayfish, crown dill and lanterns over the table. You bring the songs.',
    },
    note: { sv: 'i restaurangen', en: 'in the restaurant' },
    picture: { name: 'food-crayfish', position: { x: 50, y: 68 } },
    layout: 'wide',
  },
  {
    id: 'hostretreat',
    href: '/hostretreat',
    category: 'retreat',
    days: foodEvents.retreat,
    title: { sv: 'Höstretreat', en: 'Autumn retreat' },
    description: {
      sv: 'Tre dagar när ljuset är lågt. Du behöver inte prestera någonting.',
      en: 'Three days when the light is low. Nothing is expected of you.',
    },
    picture: { name: 'hero-autumn-birch', position: { x: 62, y: 40 } },
    layout: 'row',
  },
  {
    id: 'julbord',
    href: '/julbord',
    isFoodEvent: true,
    category: 'jul-nyar',
    days: christmas.season,
    title: { sv: 'Julbord', en: 'Christmas buffet' },
    description: {
      sv: 'Sill, skinka och allt däremellan. Ingen räknar hur många gånger du tar om.',
      en: 'Herring, ham and everything in between. Nobody counts how often you go back.',
    },
    note: { sv: 'utvalda dagar', en: 'on selected days' },
    picture: { name: 'food-christmas-buffet', position: { x: 46, y: 62 } },
    layout: 'mirrored',
  },
  {
    id: 'nyarsfirande',
    href: '/nyar',
    category: 'jul-nyar',
    days: onDay(newYear.date),
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

/** What is coming or running, in the order of its dates. */
export function comingEvents(day = today()): CalendarEvent[] {
  return calendarEvents.filter(({ days }) => statusOf(days, day) !== 'over')
}

/** What a guest puts into a calendar: the coming events, and of the Christmas buffet each evening of its own. */
export function calendarEntries(day = today()): CalendarEvent[] {
  return comingEvents(day).flatMap((event) =>
    event.id === 'julbord'
      ? comingBuffets(day).map((date) => ({ ...event, id: christmasEveningId(date), days: onDay(date) }))
      : [event],
  )
}

/** @param date of an evening of the Christmas buffet, YYYY-MM-DD */
export function christmasEveningId(date: string): string {
  return `julbord-${date}`
}

/** What is over, the latest first. */
export function pastEvents(day = today()): CalendarEvent[] {
  return calendarEvents.filter(({ days }) => statusOf(days, day) === 'over').toReversed()
}

/** An event of the calendar. Throws for an unknown id. */
export function findEvent(id: string): CalendarEvent {
  const event = calendarEvents.find((candidate) => candidate.id === id)
  if (!event) throw new Error(`No event ${id} in the calendar`)
  return event
}

export function eventsTexts(day = today()): Localized<PageTexts> {
  const events = comingEvents(day)
  if (events.length === 0) {
    return {
      sv: {
        title: 'Evenemang på fjället i Norrland – Källfjället',
        description:
          'Just nu är inget nytt datum satt på Källfjället. Se vad som har varit, och få nästa säsongs datum i nyhetsbrevet så snart de finns.',
        h1: 'Evenemang',
      },
      en: {
        title: 'Events in the mountains of Sweden – Källfjället',
        description:
          'No new dates have been set at Källfjället just now. See what has been, and get next season’s dates in the newsletter as soon as they’re set.',
        h1: 'Events',
      },
    }
  }
  const list = (locale: Locale) =>
    formatList(
      events.map(({ title, days }) => `${title[locale]} ${formatDays(days, locale)}`),
      locale,
    )
  const year = events[0]?.days.from.slice(0, 4)
  return {
    sv: {
      title: 'Evenemang på fjället: julbord, nyår – Källfjället',
      description: `${list('sv')} ${year} på Källfjället. Datum, priser och hur du bokar.`,
      h1: 'Evenemang',
    },
    en: {
      title: 'Events: crayfish, Christmas, New Year – Källfjället',
      // A search result shows 165 characters.
      description: `${list('en')} ${year}. Dates, prices and how to book${events.length < 3 ? ' at Källfjället' : ''}.`,
      h1: 'Events',
    },
  }
}

const REASONS: Localized<readonly string[]> = {
  sv: ['', 'En anledning', 'Två anledningar', 'Tre anledningar', 'Fyra anledningar'],
  en: ['', 'One reason', 'Two reasons', 'Three reasons', 'Four reasons'],
}

export function eventsLead(day = today()): Localized {
  const count = comingEvents(day).length
  if (count === 0) {
    return {
      sv: 'Just nu är inget datum satt. Så länge räcker fjället.',
      en: 'No dates are set just now. Until then the mountain will do.',
    }
  }
  return {
    sv: `${REASONS.sv[count]} att komma på ett visst datum. Resten av året räcker fjället.`,
    en: `${REASONS.en[count]} to come on a particular date. The rest of the year the mountain will do.`,
  }
}

/** What the calendar says in place of events, when none is coming. */
export const nothingComing = {
  heading: { sv: 'Inga datum för nästa säsong än', en: 'No dates for next season yet' },
  text: {
    sv: 'När kräftskiva, höstretreat, julbord och nyår har fått sina datum står de i nyhetsbrevet. Under tiden går det bra att bara komma: pool, bastu och middag väntar alla kvällar för dig som bor här.',
    en: 'Once the crayfish party, autumn retreat, Christmas buffet and New Year have their dates, they’ll be in the newsletter. Meanwhile, just come: the pool, the sauna and dinner are there every evening for hotel guests.',
  },
} satisfies Record<string, Localized>

/** The months of the line in the hero, first and last day. */
export function calendarSpan(events: readonly CalendarEvent[]): { from: string; to: string } {
  const days = events.flatMap(({ days: { from, to } }) => [from, to]).sort()
  return { from: monthOf(days.at(0)).first, to: monthOf(days.at(-1)).last }
}

function monthOf(day = ''): { first: string; last: string } {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const toDay = (date: number) => new Date(date).toISOString().slice(0, 10)
  return { first: toDay(Date.UTC(year, month - 1, 1)), last: toDay(Date.UTC(year, month, 0)) }
}
