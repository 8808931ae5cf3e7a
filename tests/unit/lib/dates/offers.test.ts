import { expect, test } from 'vitest'
import { isOffered, onDay, statusOf } from '@/lib/dates/offers'

const weekend = { from: '2025-11-07', to: '2025-11-09', lastBookingDay: '2025-11-07' }

test.each([
  ['2025-11-06', 'coming', true],
  ['2025-11-07', 'running', true],
  ['2025-11-09', 'running', false],
  ['2025-11-10', 'over', false],
  ['2026-11-08', 'over', false],
] as const)('on %s a weekend is %s, offered: %s', (day, status, offered) => {
  expect(statusOf(weekend, day)).toBe(status)
  expect(isOffered(weekend, day)).toBe(offered)
})

test('what has no last booking day is offered until its last day', () => {
  expect(isOffered(onDay('2025-12-31'), '2025-12-31')).toBe(true)
  expect(isOffered(onDay('2025-12-31'), '2026-01-01')).toBe(false)
})
