import { type Dated, isRunning } from './offers.ts'

/** Days of the week, from 1 for Monday to 7 for Sunday. */
export interface Weekdays {
  readonly from: number
  readonly to: number
}

/** The days that something is bound to: spans of days, or of days of the week. */
export type OwnDays = { readonly spans: readonly Dated[] } | { readonly weekdays: readonly Weekdays[] }

/** From 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7

/** @param departure on the day of arrival or later */
export const countNights = (arrival: string, departure: string) =>
  (Date.parse(departure) - Date.parse(arrival)) / 86_400_000

export function isVisitOn(own: OwnDays, day: string): boolean {
  if ('spans' in own) return own.spans.some((span) => isRunning(span, day))
  return own.weekdays.some(({ from, to }) => from <= weekdayOf(day) && weekdayOf(day) <= to)
}

/**
 * Whether a stay is that of a span, or of several that follow each other within a week. One day stands for its evening: a
 * stay includes the night after it.
 */
export function isStayOn(own: OwnDays, arrival: string, departure: string): boolean {
  if ('spans' in own)
    return own.spans.some(({ from, to }) =>
      from === to ? arrival <= from && from < departure : arrival === from && departure === to,
    )
  const [first, last, nights] = [weekdayOf(arrival), weekdayOf(departure), countNights(arrival, departure)]
  return (
    nights > 0 &&
    nights === last - first &&
    own.weekdays.some(({ from }) => from === first) &&
    own.weekdays.some(({ to }) => to === last)
  )
}
