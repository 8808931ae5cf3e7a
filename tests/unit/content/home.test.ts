import { expect, test } from 'vitest'
import { formatSeason, monthName } from '@/content/home'

test('seasons and months are named in both languages', () => {
  expect(formatSeason({ from: 12, to: 4 }, 'sv')).toBe('december–april')
  expect(formatSeason({ from: 12, to: 4 }, 'en')).toBe('December–April')
  expect(monthName(1, 'sv', 'narrow')).toBe('J')
})
