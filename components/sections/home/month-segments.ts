import type { MonthSpan } from '@/content/home'

/** Grid lines of a bar in a chart of twelve columns. */
export interface MonthSegment {
  start: number
  end: number
}

/** One bar, or two where the span crosses the new year. */
export function monthSegments({ from, to }: MonthSpan): MonthSegment[] {
  if (from <= to) return [{ start: from, end: to + 1 }]
  return [
    { start: 1, end: to + 1 },
    { start: from, end: 13 },
  ]
}
