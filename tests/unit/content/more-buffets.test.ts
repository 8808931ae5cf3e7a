import { afterEach, expect, test, vi } from 'vitest'
import { comingOccasions, currentOffer, isBookable } from '@/content/calendar'
import { christmasLead } from '@/content/christmas'
import { events } from '@/content/events'
import type * as Facts from '@/content/facts'
import { faqEntries } from '@/content/faq'

// A season that differs from the hotel's: a fourth evening, after the last lunch.
vi.mock('@/content/facts', async (importOriginal) => {
  const facts = await importOriginal<typeof Facts>()
  const dates = [...facts.christmas.buffet.dates, '2025-12-20']
  return { ...facts, christmas: { ...facts.christmas, buffet: { ...facts.christmas.buffet, dates } } }
})

afterEach(() => vi.unstubAllEnvs())

test('evenings are named one by one, and days in a row as one span', () => {
  vi.stubEnv('SITE_DATE', '2025-11-26')
  const [, buffet, lunch] = christmasLead('sv')
    .replaceAll(/\u00A0/g, ' ')
    .replaceAll('\u2060', '')
    .split('\n')
  expect(buffet).toMatch(/^Julbord 29 november, 6, 12 och 20 december, /)
  expect(lunch).toMatch(/^Jullunch 15–19 december, /)
})

test('the meals are offered until the last of them, whichever it is', () => {
  vi.stubEnv('SITE_DATE', '2025-12-20')
  expect(isBookable(events.julbord)).toBe(true)
  expect(faqEntries('sv').find(({ id }) => id === 'julbord')?.answer).toContain('675')
  expect(currentOffer('sv')?.id).toBe('julbord-2025-12-20')
})

test('the occasions of the season come in the order of their days', () => {
  vi.stubEnv('SITE_DATE', '2025-12-12')
  expect(comingOccasions().map(({ id }) => id)).toEqual([
    'julbord-2025-12-12',
    'jullunch',
    'julbord-2025-12-20',
    'nyarsfirande',
  ])
})

test('an answer says of an evening to come that it can no longer be booked, and of a past one that it is over', () => {
  Object.assign(events.nyar.days, { lastBookingDay: '2025-12-27' })
  const answerOn = (day: string, id: string) => {
    vi.stubEnv('SITE_DATE', day)
    return faqEntries('sv').find((entry) => entry.id === id)?.answer
  }
  expect(answerOn('2025-12-28', 'nyar')).toMatch(/ går inte längre att boka\.$/)
  expect(answerOn('2026-01-01', 'nyar')).toMatch(/ är över\.$/)
  expect(answerOn('2025-12-21', 'julbord')).toMatch(/ är över\.$/)
})
