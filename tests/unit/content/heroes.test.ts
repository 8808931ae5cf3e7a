import { expect, test } from 'vitest'
import { firstHour, type HeroPath, heroSlides, pageHeroes } from '@/content/heroes'

const paths = Object.keys(pageHeroes) as HeroPath[]

test('no picture stands in the heroes of two pages, apart from those of the home page', () => {
  const shown = paths.filter((path) => path !== '/').flatMap((path) => pageHeroes[path])
  expect(shown).toEqual([...new Set<string>(shown)])
})

test.each(paths)(
  '%s shows each picture of its hero once; all are 2,400 pixels wide and have a focus box',
  (path) => {
    const pictures = heroSlides(path, 'sv').map(({ picture }) => picture)
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
    expect(pictures.filter(({ width, focusBox }) => width < 2400 || !focusBox)).toEqual([])
  },
)

test('the home page shows nine pictures, first the light that is asked for', () => {
  const names = heroSlides('/', 'sv', '22').map(({ picture }) => picture.name)
  expect(names).toHaveLength(9)
  expect(names.slice(0, 3)).toEqual(['panorama-stars', 'panorama-aurora', 'panorama-dawn'])
})

test.each([
  ['2026-07-01', '00:30', '05'],
  ['2026-07-01', '12:00', '12'],
  ['2026-10-20', '03:59', '01'],
  ['2026-10-20', '04:00', '05'],
  ['2026-10-20', '14:10', '16'],
  ['2026-10-20', '23:59', '22'],
  ['2026-12-24', '12:00', '19'],
])('on %s at %s the home page begins with the light of %s', (day, time, hour) => {
  expect(firstHour({ day, time })).toBe(hour)
})
