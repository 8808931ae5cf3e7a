import { expect, test } from 'vitest'
import { menuOf, weeklyMenuCopy } from '@/content/weekly-menu'

test('the weekend menu is offered in its weeks, as the hotel writes them', () => {
  expect(menuOf('weekend', '2025-06-22')).toHaveLength(2)
  expect(menuOf('weekend', '2025-06-23')).toEqual([])
  expect(weeklyMenuCopy.sv.weekendDays).toBe('Vecka 24-25')
})
