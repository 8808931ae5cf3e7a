import { describe, expect, test } from 'vitest'
import { accessibilityClauses } from '@/content/accessibility'
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
      return block.rows.map(({ value }) => value[locale])
    case 'bars':
      return block.bars.map(({ label }) => label[locale])
  }
}

describe('the terms', () => {
  test('have the sections that the address knows', () => {
    expect(termsSections.map(({ id }) => id)).toEqual(termsTabs)
    const route = routeTable.find(({ path }) => path === '/villkor')
    expect(termsTabs.slice(1)).toEqual(route && 'views' in route ? route.views.values : undefined)
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
})
