import { isOver } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatCount } from '@/lib/i18n/count'
import { capitalize, formatDates, formatDays } from '@/lib/i18n/format'
import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { calendarEvents, type CalendarEvent, type EventCategory } from './calendar'
import type { PageTexts } from './page-texts'

/** Names of the categories. */
export const categoryLabels: Readonly<Record<EventCategory, Localized>> = {
  'mat-dryck': { sv: 'MAT & DRYCK', en: 'FOOD & DRINK' },
  liveband: { sv: 'LIVEBAND', en: 'LIVE BAND' },
  retreat: { sv: 'RETREAT', en: 'RETREAT' },
  'jul-nyar': { sv: 'JUL & NYÅR', en: 'CHRISTMAS & NEW YEAR' },
  'konst-kultur': { sv: 'KONST & KULTUR', en: 'ART & CULTURE' },
}

/** What is coming or running, in the order of its dates. */
export function comingEvents(day = today()): CalendarEvent[] {
  return calendarEvents.filter(({ days }) => !isOver(days, day))
}

/** What is over, the latest first. */
export function pastEvents(day = today()): CalendarEvent[] {
  return calendarEvents.filter(({ days }) => isOver(days, day)).toReversed()
}

/** What guests can come to: the coming events, and of the Christmas season each evening and the week of lunches. */
export function comingOccasions(day = today()): CalendarEvent[] {
  return comingEvents(day).flatMap((event) =>
    (event.occasions ?? [event])
      .filter(({ days }) => !isOver(days, day))
      .map((occasion) => ({ ...event, ...occasion })),
  )
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
  const names = (locale: Locale) =>
    events
      .slice(0, 2)
      .map(({ name }) => name[locale])
      .join(', ')
  return {
    sv: {
      title: `Evenemang på fjället: ${names('sv')} – Källfjället`,
      description: `${listDays('sv', day)} på Källfjället i Norrland. Datum, priser och hur du bokar.`,
      h1: 'Evenemang',
    },
    en: {
      title: `Events: ${names('en')} – Källfjället`,
      description: `${listDays('en', day)} at Källfjället. Dates, prices and how to book.`,
      h1: 'Events',
    },
  }
}

/** What comes first, in a sentence: `Höstretreat 7–9 november, julbord 29 november, 6 och 12 december 2025`. */
function listDays(locale: Locale, day: string): string {
  const occasions = comingOccasions(day)
  // A search result shows 165 characters.
  const names = [...new Set(occasions.map(({ name }) => name))].slice(0, 3)
  const named = names.map((name, index) => {
    const days = occasions.filter((occasion) => occasion.name === name).map((occasion) => occasion.days)
    const year = index === names.length - 1 ? 'numeric' : undefined
    const [first] = days
    return `${name[locale]} ${
      days.length === 1 && first
        ? formatDays(first, locale, year)
        : formatDates(
            days.map(({ from }) => from),
            locale,
            year,
          )
    }`
  })
  return capitalize(named.join(', '))
}

export function eventsLead(day = today()): Localized {
  const count = comingEvents(day).length
  if (count === 0) {
    return {
      sv: 'Just nu är inget datum satt. Så länge räcker fjället.',
      en: 'No dates are set just now. Until then the mountain will do.',
    }
  }
  const [sv, en] = locales.map((locale) => formatCount(count, locale, { startsSentence: true }))
  return {
    sv: `${sv} ${count === 1 ? 'anledning' : 'anledningar'} att komma på ett visst datum. Resten av året räcker fjället.`,
    en: `${en} ${count === 1 ? 'reason' : 'reasons'} to come on a particular date. The rest of the year the mountain will do.`,
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
