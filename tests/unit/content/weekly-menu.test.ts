import { describe, expect, test } from 'vitest'
import { firstMenu, readMenuCard } from '@/content/weekly-menu'

describe('the menu card', () => {
  test('of lunch is a notice while lunch lists no dishes', () => {
    expect(readMenuCard('lunch')).toEqual({ kind: 'notice' })
  })

  test.each(['breakfast', 'weekend', 'bar'] as const)('of %s holds its own sections alone', (category) => {
    const card = readMenuCard(category)
    expect(card.kind).toBe('sections')
    if (card.kind !== 'sections') return
    expect(new Set(card.sections.map((section) => section.category))).toEqual(new Set([category]))
  })

  test('says that the weekend, or another category, is empty', () => {
    expect(readMenuCard('weekend', [])).toEqual({ kind: 'emptyWeekend' })
    expect(readMenuCard('bar', [])).toEqual({ kind: 'empty' })
    expect(readMenuCard('breakfast', [{ category: 'breakfast', dishes: [] }])).toEqual({ kind: 'empty' })
  })

  test('of lunch lists dishes as soon as there are some', () => {
    const soup = { category: 'lunch' as const, dishes: [{ name: { sv: 'Soppa', en: 'Soup' } }] }
    expect(readMenuCard('lunch', [soup])).toEqual({ kind: 'sections', sections: [soup] })
  })
})

test.each([
  ['2025-06-08', 'lunch'],
  ['2025-06-09', 'weekend'],
  ['2025-06-22', 'weekend'],
  ['2025-06-23', 'lunch'],
])('on %s the page opens with %s', (day, menu) => {
  expect(firstMenu(day)).toBe(menu)
})
