import type { DateKind } from '@/content/inquiry-choices'
import { isOver, otherYear } from '@/lib/dates/offers'
import type { OwnDays } from '@/lib/dates/own-days'
import { formatDates, formatDays, formatList, formatRange, formatWeekday } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

/**
 * The days that are left of those that something is bound to, in words.
 * @returns with the message of `inquiry.ownDays` that they belong into
 */
export function describeOwnDays(
  own: OwnDays,
  dates: DateKind,
  locale: Locale,
): { key: 'span' | 'day' | 'over'; days: string } {
  const either = (spans: string[]) => formatList(spans, locale, 'disjunction')
  const key = dates === 'stay' ? 'span' : 'day'
  if ('weekdays' in own) {
    const weekday = (day: number) => formatWeekday(day, locale)
    return { key, days: either(own.weekdays.map(({ from, to }) => formatRange(weekday(from), weekday(to)))) }
  }
  const left = own.spans.filter((span) => !isOver(span))
  const [{ from } = { from: '' }] = left
  const year = otherYear({ from })
  if (left.some((span) => span.from !== span.to))
    return { key, days: either(left.map((span) => formatDays(span, locale, year))) }
  const days = formatDates(
    left.map((span) => span.from),
    locale,
    year,
    'disjunction',
  )
  return { key: dates === 'stay' ? 'over' : 'span', days }
}
