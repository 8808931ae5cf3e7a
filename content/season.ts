import { lastOfferedDay, onDay, statusOf, type Dated, type Status } from '../lib/dates/offers.ts'
import { calendarEvents } from './calendar.ts'
import { christmas, foodEvents, newYear, weekendMenu } from './facts.ts'

// Node runs this file as it is, for `npm run inbox -- season`.

/** A fact that has days, and where guests meet it. */
export interface DatedFact {
  /** What it is to the operator. */
  name: string
  /** Where it is changed: the file, the exported name, and the name of its line. */
  at: { file: string; fact: string; line: string }
  days: Dated
  pages: readonly string[]
}

const FACTS = 'content/facts.ts'

/** What content/facts.ts dates, in the order of its days. */
const facts: readonly DatedFact[] = [
  {
    name: 'Weekend menu',
    at: { file: FACTS, fact: 'weekendMenu', line: 'weekendMenu' },
    days: weekendMenu,
    pages: ['/weekly-menu'],
  },
  {
    name: 'Crayfish party',
    at: { file: FACTS, fact: 'foodEvents', line: 'crayfish:' },
    days: foodEvents.crayfish,
    pages: ['/food-event/kraftskiva', '/evenemang', '/'],
  },
  {
    name: 'Autumn retreat',
    at: { file: FACTS, fact: 'foodEvents', line: 'retreat:' },
    days: foodEvents.retreat,
    pages: ['/hostretreat', '/evenemang', '/paketerbjudanden', '/'],
  },
  ...christmas.buffet.dates.map((date) => ({
    name: 'Christmas buffet, evening',
    at: { file: FACTS, fact: 'christmas', line: 'buffet:' },
    days: onDay(date),
    pages: ['/julbord', '/paketerbjudanden', '/'],
  })),
  {
    name: 'Christmas lunch',
    at: { file: FACTS, fact: 'christmas', line: 'lunchBuffet:' },
    days: christmas.lunchBuffet,
    pages: ['/julbord', '/'],
  },
  {
    name: 'Christmas for groups',
    at: { file: FACTS, fact: 'christmas', line: 'season:' },
    days: christmas.season,
    pages: ['/julbord', '/evenemang', '/fragor-och-svar'],
  },
  {
    name: 'New Year’s Eve',
    at: { file: FACTS, fact: 'newYear', line: 'date:' },
    days: onDay(newYear.date),
    pages: ['/nyar', '/evenemang', '/'],
  },
]

/** Events that state their days in the calendar itself. */
const calendarOnly: readonly DatedFact[] = calendarEvents
  .filter(({ days }) => !facts.some((fact) => fact.days.from === days.from && fact.days.to === days.to))
  .map(({ id, title, days, href }) => ({
    name: title.en,
    at: { file: 'content/calendar.ts', fact: 'calendarEvents', line: `id: '${id}'` },
    days,
    pages: [href, '/evenemang'],
  }))

/** Every dated fact. */
export const datedFacts: readonly DatedFact[] = [...facts, ...calendarOnly]

/** Whether a fact can no longer be booked, although its days may still be running. */
export function statusOfFact({ days }: DatedFact, day: string): Status {
  return day > lastOfferedDay(days) ? 'over' : statusOf(days, day)
}

/** Whether pages built on a day show something that has run out since. */
export function isStale(builtOn: string, day: string): boolean {
  const endings = datedFacts.flatMap(({ days }) => [lastOfferedDay(days), days.to])
  return endings.some((last) => builtOn <= last && last < day)
}
