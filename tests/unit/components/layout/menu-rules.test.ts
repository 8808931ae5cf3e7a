import { describe, expect, it } from 'vitest'
import { listMenu, sectionCurrent, type MenuEntry } from '@/components/layout/menu-rules'
import { navigation } from '@/content/navigation'
import { locales } from '@/lib/i18n/locales'

const find = (entries: readonly MenuEntry[], href: string) => entries.find((entry) => entry.href === href)

describe.each(locales)('the menus (%s)', (locale) => {
  const bar = listMenu(navigation, 'bar', locale)
  const side = listMenu(navigation, 'side', locale)

  it('show gift cards in the side menu alone, as a link out of the site', () => {
    expect(bar.filter(({ external }) => external)).toEqual([])
    expect(side.filter(({ external }) => external)).toHaveLength(1)
  })

  it('show short titles in the bar and full titles in the side menu', () => {
    const packages = navigation.find(({ link }) => link === '/paketerbjudanden')
    expect(find(bar, '/paketerbjudanden')?.label).toBe(packages?.barTitle?.[locale])
    expect(find(side, '/paketerbjudanden')?.label).toBe(packages?.title[locale])
  })

  it('lead to every page of the navigation from the side menu', () => {
    const reached = side.flatMap(({ href, lines }) => [href, ...lines.map((line) => line.href)])
    const pages = navigation.flatMap(({ link, items = [] }) => [
      link,
      ...items.flatMap((item) => item.link ?? []),
    ])
    expect(reached).toEqual(expect.arrayContaining(pages))
  })
})

describe('the section that the bar marks', () => {
  const bar = listMenu(navigation, 'bar', 'sv')
  const markedAt = (path: string) =>
    bar.flatMap((entry) => {
      const current = sectionCurrent(entry, path)
      return current ? [[entry.href, current]] : []
    })

  it.each([
    ['/celebrate', [['/celebrate', 'page']]],
    ['/relax', [['/magic', 'true']]],
    ['/teambuilding', [['/conference', 'true']]],
    ['/booking-inquiry', []],
    ['/', []],
  ])('at %s is %j', (path, marked) => expect(markedAt(path)).toEqual(marked))
})
