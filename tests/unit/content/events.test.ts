import { expect, test } from 'vitest'
import { shareOfSpan } from '@/components/sections/events/calendar-scale'
import { calendarEvents, calendarSpan, eventHref } from '@/content/events'
import { findPage } from '@/lib/routes/find-page'

test('a food event leads to its page, an event with an own page there', () => {
  expect(eventHref('kraftskiva-2025')).toBe('/food-event/kraftskiva')
  expect(eventHref('nyarsfirande')).toBe('/nyar')
})

test.each(calendarEvents)('$id leads to a page that exists', ({ id }) => {
  expect(findPage(eventHref(id), new URLSearchParams()).kind).toBe('page')
})

test('the calendar is in the order of its dates', () => {
  const dates = calendarEvents.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted())
})

test.each(calendarEvents)('$id lies within the months that are drawn', ({ date, endDate = date }) => {
  expect(shareOfSpan(date, calendarSpan)).toBeGreaterThanOrEqual(0)
  expect(shareOfSpan(endDate, calendarSpan)).toBeLessThan(1)
})
