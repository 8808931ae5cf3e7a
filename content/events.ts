import { onDay, statusOf } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatCount } from '@/lib/i18n/count'
import { formatDays, formatList } from '@/lib/i18n/format'
import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { calendarEvents, type CalendarEvent, type EventCategory } from './calendar'
import { comingBuffets } from './christmas'
import type { PageTexts } from './page-texts'

/** Names of the categories, in capitals. */
export const categoryLabels: Readonly<Record<EventCategory, Localized>> = {
  'mat-dryck': { sv: 'Mat & dryck', en: 'Food & drink' },
  liveband: { sv: 'Liveband', en: 'Live band' },
  retreat: { sv: 'Retreat', en: 'Retreat' },
  'jul-nyar': { sv: 'Jul & nyår', en: 'Christmas & New Year' },
  'konst-kultur': { sv: 'Konst & kultur', en: 'Art & culture' },
}

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
  // A search result shows 165 characters.
  const year = events[0]?.days.from.slice(0, 4) ?? ''
  const named = events.filter(({ days }) => days.from.startsWith(year)).slice(0, 4)
  const list = (locale: Locale) =>
    formatList(
      named.map(({ title, days }) => `${title[locale]} ${formatDays(days, locale)}`),
      locale,
    )
  return {
    sv: {
      title: 'Evenemang på fjället: julbord, nyår – Källfjället',
      description: `${list('sv')} ${year} på Källfjället. Datum, priser och hur du bokar.`,
      h1: 'Evenemang',
    },
    en: {
      title: 'Events: crayfish, Christmas, New Year – Källfjället',
      description: `${list('en')} ${year}. Dates, prices and how to book${named.length < 3 ? ' at Källfjället' : ''}.`,
      h1: 'Events',
    },
  }
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
