import { expect, test } from 'vitest'
import { isOffered, isOver, isRunning, listDays } from '@/lib/dates/offers'

const weekend = { from: '2025-11-07', to: '2025-11-09', lastBookingDay: '2025-11-07' }

test.each([
  ['2025-11-06', { running: false, over: false, offered: true }],
  ['2025-11-07', { running: true, over: false, offered: true }],
  ['2025-11-09', { running: true, over: false, offered: false }],
  ['2025-11-10', { running: false, over: true, offered: false }],
  ['2026-11-08', { running: false, over: true, offered: false }],
])('on %s a weekend is %j', (day, expected) => {
  expect({
    running: isRunning(weekend, day),
    over: isOver(weekend, day),
    offered: isOffered(weekend, day),
  }).toEqual(expected)
})

test('days are listed over the end of a month', () => {
  const [first, ...rest] = listDays({ from: '2025-11-29', to: '2025-12-01' })
  expect([first, rest]).toEqual(['2025-11-29', ['2025-11-30', '2025-12-01']])
  // As the line of months asks for them.
  expect(listDays({ from: '2026-02-27', to: '2026-02-31' })).toEqual(['2026-02-27', '2026-02-28'])
})
