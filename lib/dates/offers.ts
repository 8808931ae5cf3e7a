import { addDays, today } from './today.ts'

/** A day as `YYYY-MM-DD`; days compare as text. */
type IsoDay = string

/** Something that takes place on certain days, both included. */
export interface Dated {
  from: IsoDay
  to: IsoDay
  /** Where it ends before the last day; without it, the last day itself can be booked. */
  lastBookingDay?: IsoDay
}

export function onDay(day: IsoDay): Dated {
  return { from: day, to: day }
}

export function spanOf(days: readonly IsoDay[]): Dated {
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

export function listDays({ from, to }: Dated): IsoDay[] {
  const days: IsoDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

export function isOver({ to }: Dated, day = today()): boolean {
  return day > to
}

export function isRunning({ from, to }: Dated, day = today()): boolean {
  return from <= day && day <= to
}

/** Whether it can still be booked. What is not offered has no price and no booking button. */
export function isOffered({ to, lastBookingDay = to }: Dated, day = today()): boolean {
  return day <= lastBookingDay
}

export function daysLeft(days: readonly IsoDay[], day = today()): IsoDay[] {
  return days.filter((candidate) => !isOver(onDay(candidate), day))
}

/** Whether something that was still to come on one day, or could be booked, no longer is on a later one. */
export function hasRunOut(dated: Dated, since: IsoDay, day = today()): boolean {
  return isOver(dated, since) !== isOver(dated, day) || isOffered(dated, since) !== isOffered(dated, day)
}

/** `numeric` where the days are not in the running year, so that the year is shown. */
export function otherYear({ from }: Pick<Dated, 'from'>, day = today()): 'numeric' | undefined {
  return from.slice(0, 4) === day.slice(0, 4) ? undefined : 'numeric'
}
