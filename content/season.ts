import { lastOfferedDay, onDay, statusOf, type Dated, type Status } from '../lib/dates/offers.ts'
import { christmas, foodEvents, newYear, weekendMenu } from './facts.ts'

// Node runs this file as it is, for `npm run inbox -- season`.

/** A fact that has days, and where guests meet it. */
interface DatedFact {
  /** What it is to the operator. */
  name: string
  /** Where it is in content/facts.ts: the exported name, and the name of its line. */
  at: { fact: string; line: string }
  days: Dated
  pages: readonly string[]
}

/** Every dated fact, in the order of its days. */
export const datedFacts: readonly DatedFact[] = [
  {
    name: 'Weekend menu',
    at: { fact: 'weekendMenu', line: 'weekendMenu' },
    days: weekendMenu,
    pages: ['/weekly-menu'],
  },
  {
    name: 'Crayfish party',
    at: { fact: 'foodEvents', line: 'crayfish:' },
    days: foodEvents.crayfish,
    pages: ['/food-event/kraftskiva', '/evenemang', '/'],
  },
  {
    name: 'Autumn retreat',
    at: { fact: 'foodEvents', line: 'retreat:' },
    days: foodEvents.retreat,
    pages: ['/hostretreat', '/evenemang', '/paketerbjudanden', '/'],
  },
  ...christmas.buffet.dates.map((date) => ({
    name: 'Christmas buffet, evening',
    at: { fact: 'christmas', line: 'buffet:' },
    days: onDay(date),
    pages: ['/julbord', '/paketerbjudanden', '/'],
  })),
  {
    name: 'Christmas lunch',
    at: { fact: 'christmas', line: 'lunchBuffet:' },
    days: christmas.lunchBuffet,
    pages: ['/julbord', '/'],
  },
  {
    name: 'Christmas for groups',
    at: { fact: 'christmas', line: 'season:' },
    days: christmas.season,
    pages: ['/julbord', '/evenemang', '/fragor-och-svar'],
  },
  {
    name: 'New Year’s Eve',
    at: { fact: 'newYear', line: 'date:' },
    days: onDay(newYear.date),
    pages: ['/nyar', '/evenemang', '/'],
  },
]

/** Whether a fact can no longer be booked, although its days may still be running. */
export function statusOfFact({ days }: DatedFact, day: string): Status {
  return day > lastOfferedDay(days) ? 'over' : statusOf(days, day)
}

/** Whether pages built on a day show something that has run out since. */
export function isStale(builtOn: string, day: string): boolean {
  const endings = datedFacts.flatMap(({ days }) => [lastOfferedDay(days), days.to])
  return endings.some((last) => builtOn <= last && last < day)
}
