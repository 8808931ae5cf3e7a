/** A day as `YYYY-MM-DD`; days compare as text. */
type IsoDay = string

/** Something that takes place on certain days, both included. */
export interface Dated {
  from: IsoDay
  to: IsoDay
  /** Where it ends before the last day; without it, the last day itself can be booked. */
  lastBookingDay?: IsoDay
}

export type Status = 'coming' | 'running' | 'over'

/** Something that takes place on one day. */
export function onDay(day: IsoDay): Dated {
  return { from: day, to: day }
}

/** Where a day stands towards what takes place. */
export function statusOf({ from, to }: Dated, day: IsoDay): Status {
  if (day > to) return 'over'
  return day < from ? 'coming' : 'running'
}

/** The last day on which it is offered. */
export function lastOfferedDay({ to, lastBookingDay = to }: Dated): IsoDay {
  return lastBookingDay
}

/** Whether it can still be booked. What is not offered has no price and no booking button. */
export function isOffered(dated: Dated, day: IsoDay): boolean {
  return day <= lastOfferedDay(dated)
}
