import { describe, expect, test } from 'vitest'
import { accessibilityClauses } from '@/content/accessibility'
import { serviceGroups } from '@/content/services'
import { termsSections } from '@/content/terms'
import { termsTabs, type TermsBlock } from '@/content/terms/terms'
import { locales, type Locale } from '@/lib/i18n/locales'
import { findPage } from '@/lib/routes/find-page'
import { routeTable } from '@/lib/routes/route-table'

const clauses = termsSections.flatMap((section) => section.clauses)

function textsOf(block: TermsBlock, locale: Locale): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text[locale]]
    case 'list':
      return block.items[locale]
    case 'facts':
      return block.rows[locale].flatMap(({ label, value }) => [label, value])
    case 'bars':
      return block.bars[locale].map(({ label }) => label)
  }
}

describe('the terms', () => {
  test('have the five sections that the address knows', () => {
    expect(termsSections.map(({ id }) => id)).toEqual(termsTabs)
    const route = routeTable.find(({ path }) => path === '/villkor')
    expect(termsTabs.slice(1)).toEqual(route && 'state' in route ? route.state.values : undefined)
  })

  test('give every clause an address of its own', () => {
    const ids = clauses.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('link only to pages and clauses that exist', () => {
    const texts = [...clauses, ...accessibilityClauses].flatMap(({ blocks }) =>
      locales.flatMap((locale) => blocks.flatMap((block) => textsOf(block, locale))),
    )
    const links = texts.flatMap((text) =>
      [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href ?? ''),
    )
    expect(links.length).toBeGreaterThan(10)
    for (const href of links) {
      const { pathname, searchParams, hash } = new URL(href, 'http://site.example')
      expect(findPage(pathname, searchParams).kind, href).toBe('page')
      if (hash !== '') expect(clauses.map(({ id }) => id)).toContain(hash.slice(1))
    }
  })

  test('refunds fall from all to nothing, and group fees rise to all', () => {
    const bars = clauses.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'bars' ? [block] : [])),
    )
    expect(bars.map(({ bars: { sv } }) => sv.map(({ percent }) => percent))).toEqual([
      [100, 50, 25, 0],
      [0, 25, 50, 75, 100],
    ])
    expect(bars[1]?.bars.en.map(({ label }) => label)).toEqual([
      '30 days or more',
      '14–29 days',
      '7–13 days',
      '3–6 days',
      'fewer than 3 days',
    ])
  })

  test('say as much in English as in Swedish', () => {
    for (const { blocks } of clauses)
      for (const block of blocks) expect(textsOf(block, 'en')).toHaveLength(textsOf(block, 'sv').length)
  })
})

describe('the service range', () => {
  test('has 29 services, each with a drawing and a title of its own', () => {
    const services = serviceGroups.flatMap((group) => group.services)
    expect(services).toHaveLength(29)
    expect(new Set(services.map(({ icon }) => icon)).size).toBe(29)
    expect(new Set(services.map(({ title }) => title.sv)).size).toBe(29)
  })
})
