import { expect, test } from 'vitest'
import { navigation } from '@/content/navigation'
import { findPage } from '@/lib/routes/find-page'

const links = navigation
  .filter(({ external }) => !external)
  .flatMap(({ link, items = [] }) => [link, ...items.map((item) => item.link)])
  .filter((link) => link !== undefined)

test.each([...new Set(links)])('%s of the menu is a page, not a redirect', (link) => {
  const { pathname, searchParams } = new URL(link, 'https://example.test')
  expect(findPage(pathname, searchParams).kind).toBe('page')
})
