import type { MonthSpan } from '@/content/home'

/** Grid lines between which a season's bar lies in a chart of twelve columns. */
export interface MonthSegment {
  start: number
  end: number
}

/** The bars of a season: one, or two where it runs over the new year. */
export function monthSegments({ from, to }: MonthSpan): MonthSegment[] {
  if (from <= to) return [{ start: from, end: to + 1 }]
  return [
    { start: 1, end: to + 1 },
    { start: from, end: 13 },
  ]
}
