import { expect, test } from 'vitest'
import { pageHeroes } from '@/content/heroes'
import { findPicture } from '@/content/pictures'

const heroes = Object.entries(pageHeroes)

test('no picture stands in the heroes of two pages, apart from the later ones of the home page', () => {
  const shown = heroes.flatMap(([path, pictures]) =>
    (path === '/' ? pictures.slice(0, 1) : pictures).map(({ name }) => name),
  )
  expect(shown).toEqual([...new Set(shown)])
})

test.each(heroes)(
  '%s shows each picture of its hero once, and none is drawn wider than it is',
  (_, pictures) => {
    const names = pictures.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    expect(names.filter((name) => findPicture(name).width < 2400)).toEqual([])
  },
)
