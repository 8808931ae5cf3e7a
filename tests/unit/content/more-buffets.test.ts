import { expect, test, vi } from 'vitest'
import { christmasLead } from '@/content/christmas'
import type * as Facts from '@/content/facts'

// A season that differs from the hotel's: a fourth evening, after the last lunch.
vi.mock('@/content/facts', async (importOriginal) => {
  const facts = await importOriginal<typeof Facts>()
  const dates = [...facts.christmas.buffet.dates, '2025-12-20']
  return { ...facts, christmas: { ...facts.christmas, buffet: { ...facts.christmas.buffet, dates } } }
})

test('evenings are named one by one, and days in a row as one span', () => {
  const [, buffet, lunch] = christmasLead('sv', '2025-11-26')
    .replaceAll(/\u00A0/g, ' ')
    .replaceAll('\u2060', '')
    .split('\n')
  expect(buffet).toMatch(/^Julbord 29 november, 6, 12 och 20 december, /)
  expect(lunch).toMatch(/^Jullunch 15–19 december, /)
})
