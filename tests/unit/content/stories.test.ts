import { expect, test } from 'vitest'
import { magicCopy } from '@/content/magic'
import { natureCopy } from '@/content/nature'
import { restaurantCopy } from '@/content/restaurant'
import { locales } from '@/lib/i18n/locales'

test.each(locales)('the legend is a short story of 500 to 800 words (%s)', (locale) => {
  const words = magicCopy[locale].parts
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ')
    .split(/\s+/)
  expect(words.length).toBeGreaterThanOrEqual(500)
  expect(words.length).toBeLessThanOrEqual(800)
})

test('the legend ends where its years reach the age of the spring', () => {
  expect(magicCopy.sv.parts.map(({ years }) => years)).toEqual([1, 100, 500, 1000])
  expect(magicCopy.en.parts.map(({ years }) => years)).toEqual([1, 100, 500, 1000])
})

test('both languages walk down the same slope and list the same meals', () => {
  expect(natureCopy.en.zones.map(({ id }) => id)).toEqual(natureCopy.sv.zones.map(({ id }) => id))
  expect(restaurantCopy.en.week.rows.map(({ id, spans }) => ({ id, spans }))).toEqual(
    restaurantCopy.sv.week.rows.map(({ id, spans }) => ({ id, spans })),
  )
})
