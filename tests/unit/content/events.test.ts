import { expect, test } from 'vitest'
import { shareOfSpan } from '@/components/sections/events/calendar-scale'
import { calendarEvents } from '@/content/calendar'
import { calendarSpan } from '@/content/events'
import { findPage } from '@/lib/routes/find-page'

test.each(calendarEvents)('$id leads to a page that exists', ({ href }) => {
  expect(findPage(href, new URLSearchParams()).kind).toBe('page')
})

test('the calendar is in the order of its dates', () => {
  const dates = calendarEvents.map(({ days }) => days.from)
  expect(dates).toEqual(dates.toSorted())
})

test.each(calendarEvents)('$id lies within the months that are drawn', ({ days: { from, to } }) => {
  const span = calendarSpan(calendarEvents)
  expect(shareOfSpan(from, span)).toBeGreaterThanOrEqual(0)
  expect(shareOfSpan(to, span)).toBeLessThan(1)
})
