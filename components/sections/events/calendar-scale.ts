interface Span {
  from: string
  to: string
}

const DAY = 86_400_000

/** Position of a date in a span of days, 0 for the first day and 1 for the day after the last. Dates are `YYYY-MM-DD`. */
export function shareOfSpan(date: string, { from, to }: Span): number {
  return (Date.parse(date) - Date.parse(from)) / (Date.parse(to) + DAY - Date.parse(from))
}

/** The first days of the months that a span covers. */
export function listMonths({ from, to }: Span): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const count = Number(to.slice(5, 7)) - month + 12 * (Number(to.slice(0, 4)) - year) + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10),
  )
}
