import { expect, test } from 'vitest'
import { listMonths, shareOfSpan } from '@/components/sections/events/calendar-scale'

const winter = { from: '2025-11-01', to: '2026-01-31' }

test('a span covers its months, also across the turn of the year', () => {
  expect(listMonths(winter)).toEqual(['2025-11-01', '2025-12-01', '2026-01-01'])
})

test('a span starts with its first day and ends after its last', () => {
  expect(shareOfSpan('2025-11-01', winter)).toBe(0)
  expect(shareOfSpan('2026-01-31', winter)).toBeCloseTo(91 / 92)
  expect(shareOfSpan('2026-02-01', winter)).toBe(1)
})
