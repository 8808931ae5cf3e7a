import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { datedFacts, isStale, statusOfFact } from '@/content/season'
import { findPage } from '@/lib/routes/find-page'

test('every day in content/facts.ts and the calendar belongs to a dated fact', () => {
  const [facts = ''] = readFileSync('content/facts.ts', 'utf8').split('export const otherReadings')
  const stated = new Set((facts + readFileSync('content/calendar.ts', 'utf8')).match(/20\d\d-\d\d-\d\d/g))
  const known = new Set(
    datedFacts.flatMap(({ days }) => [
      days.from,
      days.to,
      ...(days.lastBookingDay ? [days.lastBookingDay] : []),
    ]),
  )
  expect(known).toEqual(stated)
})

test('nothing else in content states a year of the season', () => {
  const files = [
    'events',
    'christmas',
    'new-year',
    'food-events',
    'current',
    'pop-ups',
    'home',
    'packages',
    'page-metadata',
  ]
  for (const file of files)
    expect(readFileSync(`content/${file}.ts`, 'utf8'), file).not.toMatch(/\b2025\b(?!-\$|')/)
})

test.each(datedFacts)('$name is shown on pages that exist', ({ pages }) => {
  for (const page of pages) expect(findPage(page, new URLSearchParams()).kind).toBe('page')
})

test('a retreat that has begun can no longer be booked, a buffet season can', () => {
  const on = (name: string, day: string) =>
    statusOfFact(
      datedFacts.find((fact) => fact.name === name)!,
      day,
    )
  expect(on('Autumn retreat', '2025-11-08')).toBe('over')
  expect(on('Christmas for groups', '2025-12-20')).toBe('running')
})

describe('pages that were built', () => {
  test.each([
    ['before the retreat are stale when it can no longer be booked', '2025-11-07', '2025-11-08', true],
    ['during the retreat are stale when it is over', '2025-11-08', '2025-11-10', true],
    ['today are current', '2025-11-07', '2025-11-07', false],
    ['after the last thing of the season stay current', '2026-01-01', '2026-11-22', false],
    ['on New Year’s Eve are stale the day after', '2025-12-31', '2026-01-01', true],
  ])('%s', (_what, builtOn, day, stale) => {
    expect(isStale(builtOn, day)).toBe(stale)
  })
})
