import { expect, test } from 'vitest'
import { formatCount } from '@/lib/i18n/count'

test.each([
  [2, 'två', 'two'],
  [9, 'nio', 'nine'],
  [10, 'tio', '10'],
  [12, 'tolv', '12'],
  [13, '13', '13'],
  [40, '40', '40'],
])('running text writes %i in words up to its limit', (count, sv, en) => {
  expect([formatCount(count, 'sv'), formatCount(count, 'en')]).toEqual([sv, en])
})

test('a count begins a sentence with a capital letter', () => {
  expect(formatCount(8, 'sv', { startsSentence: true })).toBe('Åtta')
  expect(formatCount(8, 'en', { startsSentence: true })).toBe('Eight')
})
