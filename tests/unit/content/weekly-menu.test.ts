import { describe, expect, test } from 'vitest'
import { menuCategories, menuSections, readMenuCard, weeklyMenuCopy } from '@/content/weekly-menu'

describe('the menu card', () => {
  test('of lunch is a notice, since lunch lists no dishes', () => {
    expect(menuSections.some(({ category }) => category === 'lunch')).toBe(false)
    expect(readMenuCard('lunch')).toEqual({ kind: 'notice' })
  })

  test.each(['breakfast', 'weekend', 'bar'] as const)('of %s holds its own parts alone', (category) => {
    const card = readMenuCard(category)
    expect(card.kind).toBe('sections')
    if (card.kind !== 'sections') return
    expect(new Set(card.sections.map((section) => section.category))).toEqual(new Set([category]))
  })

  test('of an empty weekend and of any other empty category say so in their own words', () => {
    expect(readMenuCard('weekend', [])).toEqual({ kind: 'emptyWeekend' })
    expect(readMenuCard('bar', [])).toEqual({ kind: 'empty' })
    expect(readMenuCard('breakfast', [{ category: 'breakfast', dishes: [] }])).toEqual({ kind: 'empty' })
  })

  test('of lunch lists dishes as soon as there are some', () => {
    const soup = { category: 'lunch' as const, dishes: [{ name: { sv: 'Soppa', en: 'Soup' } }] }
    expect(readMenuCard('lunch', [soup])).toEqual({ kind: 'sections', sections: [soup] })
  })
})

test('the weekend offers a starter, a side and a main course beside the buffet', () => {
  const titles = menuSections
    .filter(({ category }) => category === 'weekend')
    .map(({ title }) => title?.en ?? 'Buffet')
  expect(titles.toSorted()).toEqual(['Buffet', 'Main course', 'Side', 'Starter'])
})

test('every category has a remark in both languages, and the weeks are labelled as stated', () => {
  for (const locale of ['sv', 'en'] as const) {
    expect(Object.keys(weeklyMenuCopy[locale].notes)).toEqual([...menuCategories])
  }
  expect(weeklyMenuCopy.sv.weekendWeeks).toBe('Vecka 24-25')
})
