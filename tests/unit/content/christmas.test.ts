import { expect, test } from 'vitest'
import { christmas } from '@/content/facts'
import { formatDate } from '@/lib/i18n/format'

test('the dates are on the weekdays that the hotel means: weekend evenings, and lunches from Monday to Friday', () => {
  const weekday = (date: string) => formatDate(date, 'en', { weekday: 'short' })
  expect(christmas.buffet.dates.map(weekday)).toEqual(['Sat', 'Sat', 'Fri'])
  expect(christmas.lunch.dates.map(weekday)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
})
