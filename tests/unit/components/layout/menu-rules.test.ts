import { describe, expect, it } from 'vitest'
import { barMenu, sideMenu, type MenuEntry } from '@/components/layout/menu-rules'
import { navigation } from '@/content/navigation'
import { locales } from '@/lib/i18n/locales'
import { findPage } from '@/lib/routes/find-page'

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label)
const find = (entries: readonly MenuEntry[], href: string) => entries.find((entry) => entry.href === href)

describe('the menu as data', () => {
  it('has nine entries', () => {
    expect(navigation).toHaveLength(9)
  })

  it('names only pages that exist, and no redirects', () => {
    const links = navigation
      .filter(({ external }) => !external)
      .flatMap(({ link, items = [] }) => [link, ...items.map((item) => item.link)])
      .filter((link) => link !== undefined)
    for (const link of links) {
      const { pathname, searchParams } = new URL(link, 'https://example.test')
      expect(findPage(pathname, searchParams).kind, link).toBe('page')
    }
  })
})

describe('barMenu', () => {
  it('shows entries 0 to 4, 6 and 8', () => {
    expect(labels(barMenu(navigation, 'sv'))).toEqual([
      'Paket',
      'Fira',
      'Magin',
      'Boende',
      'Konferens',
      'Restaurang',
      'Hitta hit',
    ])
  })

  it('limits the third entry to its lines 1, 2, 3 and 5', () => {
    const magic = barMenu(navigation, 'sv')[2]
    expect(magic?.lines.map(({ href }) => href)).toEqual(['/nature', '/upplevelser', '/relax', '/blog'])
  })

  it('shows an entry without a page as text', () => {
    const celebrate = find(barMenu(navigation, 'en'), '/celebrate')
    expect(celebrate?.lines).toContainEqual({ label: 'Live bands', href: undefined })
  })
})

describe('sideMenu', () => {
  it('leaves out entries titled "service"', () => {
    expect(labels(sideMenu(navigation, 'sv'))).toEqual([
      'Paket & erbjudanden',
      'Fira',
      'Magin',
      'Boende',
      'Konferens',
      'Restaurang',
      'Presentkort',
      'Om oss',
    ])
    expect(labels(sideMenu(navigation, 'en'))).not.toContain('Service')
  })

  it.each(locales)('shows nature, activities, relax and magazine under the magic section (%s)', (locale) => {
    const magic = find(sideMenu(navigation, locale), '/magic')
    expect(magic?.lines.map(({ href }) => href)).toEqual(['/nature', '/upplevelser', '/relax', '/blog'])
  })

  it('never expands accommodation, although it has lines', () => {
    expect(find(sideMenu(navigation, 'sv'), '/boende')?.lines).toEqual([])
    expect(navigation.find(({ link }) => link === '/boende')?.items).not.toEqual([])
  })

  it('leads to every page of the spec’s list', () => {
    const reached = new Set(
      [...sideMenu(navigation, 'sv'), ...barMenu(navigation, 'sv')].flatMap(({ href, lines }) => [
        href,
        ...lines.map((line) => line.href),
      ]),
    )
    for (const target of [
      '/paketerbjudanden',
      '/celebrate',
      '/nyar',
      '/julbord',
      '/magic',
      '/nature',
      '/upplevelser',
      '/relax',
      '/blog',
      '/boende',
      '/conference',
      '/conference-packages',
      '/teambuilding',
      '/booking-inquiry?fromConference=true&christmas=true',
      '/booking-inquiry',
      '/restaurant',
      '/weekly-menu',
      '/service-utbud',
      '/hitta-till-oss',
      '/lediga-jobb',
      '/kvarglomt',
      '/villkor',
    ]) {
      expect(reached, target).toContain(target)
    }
  })

  it('marks gift cards as leading out of the site', () => {
    expect(
      sideMenu(navigation, 'sv')
        .filter(({ external }) => external)
        .map(({ label }) => label),
    ).toEqual(['Presentkort'])
  })
})
