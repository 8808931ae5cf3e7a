import { expect, test } from 'vitest'
import { comingLunches } from '@/content/christmas'
import { christmas } from '@/content/facts'
import { formatDate } from '@/lib/i18n/format'

const BEFORE = '2025-06-01'

test('the Christmas lunch is served on every day from the first to the last', () => {
  const { from, to } = christmas.lunchBuffet
  const dates = comingLunches(BEFORE)
  expect([dates[0], dates.at(-1)]).toEqual([from, to])
  const steps = dates.slice(1).map((date, index) => Date.parse(date) - Date.parse(dates[index] ?? ''))
  expect(new Set(steps)).toEqual(new Set([86_400_000]))
})

test('the dates are on the weekdays that the hotel means: weekend evenings, and lunches from Monday to Friday', () => {
  const weekday = (date: string) => formatDate(date, 'en', { weekday: 'short' })
  expect(christmas.buffet.dates.map(weekday)).toEqual(['Sat', 'Sat', 'Fri'])
  expect(comingLunches(BEFORE).map(weekday)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
})
