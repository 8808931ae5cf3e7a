import { expect, test } from 'vitest'
import { restaurantCopy } from '@/content/restaurant'
import type { Locale } from '@/lib/i18n/locales'

test('both languages list the same meals at the same times', () => {
  const mealsIn = (locale: Locale) => restaurantCopy[locale].week.rows.map(({ id, spans }) => ({ id, spans }))
  expect(mealsIn('en')).toEqual(mealsIn('sv'))
})
