import { expect, it } from 'vitest'
import { formatCount } from '@/lib/i18n/count'

it.each([
  [2, 'två', 'two'],
  [9, 'nio', 'nine'],
  [10, 'tio', '10'],
  [12, 'tolv', '12'],
  [13, '13', '13'],
  [40, '40', '40'],
])('%i in running text', (count, sv, en) => {
  expect([formatCount(count, 'sv'), formatCount(count, 'en')]).toEqual([sv, en])
})

it('counts begin a sentence with a capital letter', () => {
  expect(formatCount(8, 'sv', { startsSentence: true })).toBe('Åtta')
  expect(formatCount(8, 'en', { startsSentence: true })).toBe('Eight')
})
