import { hasRunOut } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { calendarEvents } from './calendar'
import { allPackages } from './packages'

/** Whether pages built on a day show something that has run out since. */
export function isStale(builtOn: string, day = today()): boolean {
  const dated = [
    ...calendarEvents.flatMap(({ days, occasions = [] }) => [days, ...occasions.map((one) => one.days)]),
    ...allPackages().flatMap((item) => item.dated ?? []),
  ]
  return dated.some((days) => hasRunOut(days, builtOn, day))
}
