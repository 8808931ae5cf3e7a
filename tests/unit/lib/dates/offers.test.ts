import { expect, test } from 'vitest'
import { daysLeft, hasRunOut, isOffered, isOver, isRunning, listDays, onDay } from '@/lib/dates/offers'

const weekend = { from: '2025-11-07', to: '2025-11-09', lastBookingDay: '2025-11-07' }

test.each([
  ['2025-11-06', { running: false, over: false, offered: true }],
  ['2025-11-07', { running: true, over: false, offered: true }],
  ['2025-11-09', { running: true, over: false, offered: false }],
  ['2025-11-10', { running: false, over: true, offered: false }],
  ['2026-11-08', { running: false, over: true, offered: false }],
])('a weekend on %s: %j', (day, expected) => {
  expect({
    running: isRunning(weekend, day),
    over: isOver(weekend, day),
    offered: isOffered(weekend, day),
  }).toEqual(expected)
})

test('something without a last booking day is offered until its last day', () => {
  expect(isOffered(onDay('2025-12-31'), '2025-12-31')).toBe(true)
  expect(isOffered(onDay('2025-12-31'), '2026-01-01')).toBe(false)
})

test('days that have passed are left out', () => {
  const days = ['2025-11-29', '2025-12-06', '2025-12-12']
  expect(daysLeft(days, '2025-12-06')).toEqual(days.slice(1))
})

test.each([
  ['2025-11-06', '2025-11-07', false],
  ['2025-11-07', '2025-11-08', true],
  ['2025-11-08', '2025-11-10', true],
  ['2025-11-10', '2026-11-10', false],
])('between %s and %s a weekend has run out: %s', (since, day, expected) => {
  expect(hasRunOut(weekend, since, day)).toBe(expected)
})

test('days are listed over the end of a month', () => {
  const [first, ...rest] = listDays({ from: '2025-11-29', to: '2025-12-01' })
  expect([first, rest]).toEqual(['2025-11-29', ['2025-11-30', '2025-12-01']])
  // As the line of months asks for them.
  expect(listDays({ from: '2026-02-27', to: '2026-02-31' })).toEqual(['2026-02-27', '2026-02-28'])
})
