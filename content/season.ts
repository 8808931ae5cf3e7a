import { hasRunOut, type Dated } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { calendarEvents } from './calendar'
import { weekendMenu } from './facts'

/** The days of everything that can run out. */
const datedFacts: readonly Dated[] = [
  weekendMenu,
  ...calendarEvents.flatMap(({ days, occasions = [] }) => [
    days,
    ...occasions.map((occasion) => occasion.days),
  ]),
]

/** Whether pages built on a day show something that has run out since. */
export function isStale(builtOn: string, day = today()): boolean {
  return datedFacts.some((dated) => hasRunOut(dated, builtOn, day))
}
