import { expect, test } from 'vitest'
import { heroSlides, pageHeroes, type HeroPath } from '@/content/heroes'

const paths = Object.keys(pageHeroes) as HeroPath[]

test('no picture stands in the heroes of two pages, apart from those of the home page', () => {
  const shown = paths.filter((path) => path !== '/').flatMap((path) => pageHeroes[path])
  expect(shown).toEqual([...new Set<string>(shown)])
})

test.each(paths)(
  '%s shows each picture of its hero once, with a subject and as wide as it is at most',
  (path) => {
    const pictures = heroSlides(path, 'sv').map(({ picture }) => picture)
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
    expect(pictures.filter(({ width, subject }) => width < 2400 || !subject)).toEqual([])
  },
)

test('the home page shows nine pictures and opens with the light of the season', () => {
  const names = (day: string) => heroSlides('/', 'sv', day).map(({ picture }) => picture.name)
  expect(names('2026-07-01')).toHaveLength(9)
  expect(names('2026-07-01')[0]).toBe('panorama-noon')
  expect(names('2026-10-20').slice(0, 2)).toEqual(['panorama-gold', 'panorama-blue'])
  expect(names('2026-12-24')[0]).toBe('panorama-blue')
})
