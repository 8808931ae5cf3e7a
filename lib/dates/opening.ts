import type { HotelTime } from './today'

interface Hours {
  /** `HH:MM` at the hotel. */
  from: string
  to: string
}

/** Opening hours of a week. */
export interface WeekHours {
  /** From Monday to Friday. */
  weekdays: Hours
  weekends: Hours
}

/** Open until a time, or closed until a time on a weekday (0 is Sunday). */
export type Opening =
  { isOpen: true; until: string } | { isOpen: false; opens: string; weekday: number; isToday: boolean }

const SUNDAY = 0
const SATURDAY = 6
const DAYS = 7

function hoursOn({ weekdays, weekends }: WeekHours, weekday: number): Hours {
  return weekday === SATURDAY || weekday === SUNDAY ? weekends : weekdays
}

/** Whether it is open at a time at the hotel, and when that changes. */
export function openingAt(hours: WeekHours, { day, time }: HotelTime): Opening {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const { from, to } = hoursOn(hours, weekday)
  if (time < from) return { isOpen: false, opens: from, weekday, isToday: true }
  if (time < to) return { isOpen: true, until: to }
  const tomorrow = (weekday + 1) % DAYS
  return { isOpen: false, opens: hoursOn(hours, tomorrow).from, weekday: tomorrow, isToday: false }
}
