import { describe, expect, test } from 'vitest'
import { readMenuCard, weekendMenuLabel } from '@/content/weekly-menu'

describe('the menu card', () => {
  test('of lunch is a notice while lunch lists no dishes', () => {
    expect(readMenuCard('lunch')).toEqual({ kind: 'notice' })
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

test('the weeks are written as the hotel writes them', () => {
  expect(weekendMenuLabel('sv')).toBe('Vecka 24-25')
})
