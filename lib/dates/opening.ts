import { weekdayOf, type Weekdays } from './own-days.ts'
import type { HotelTime } from './today.ts'

/** Hours, `HH:MM` at the hotel, on days of the week. */
export interface OpeningHours {
  readonly days: Weekdays
  readonly from: string
  readonly to: string
}

/** Opening hours of a week, whatever its parts are called. */
export type WeekHours = Readonly<Record<string, OpeningHours>>

/** Open until a time, or closed until a time on a day of the week (1 is Monday). */
export type Opening =
  { isOpen: true; until: string } | { isOpen: false; opens: string; weekday: number; isToday: boolean }

const DAYS = 7

/** Whether it is open at a time at the hotel, and when that changes. Throws where it never opens. */
export function openingAt(hours: WeekHours, { day, time }: HotelTime): Opening {
  const today = weekdayOf(day)
  for (let ahead = 0; ahead <= DAYS; ahead++) {
    const weekday = ((today + ahead - 1) % DAYS) + 1
    const span = Object.values(hours).find(({ days }) => days.from <= weekday && weekday <= days.to)
    const isToday = ahead === 0
    if (!span || (isToday && time >= span.to)) continue
    if (isToday && time >= span.from) return { isOpen: true, until: span.to }
    return { isOpen: false, opens: span.from, weekday, isToday }
  }
  throw new Error('There are no opening hours')
}
