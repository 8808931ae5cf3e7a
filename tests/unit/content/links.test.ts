import { expect, test, vi } from 'vitest'
import { activities } from '@/content/activities'
import { articles } from '@/content/articles'
import { faqEntries } from '@/content/faq'
import { faqCategories } from '@/content/faq/faq-categories'
import { allPackages } from '@/content/packages'
import { redirects } from '@/content/redirects'
import { findSubject } from '@/content/subjects'
import { articleIds } from '@/lib/routes/detail-ids'
import { findPage } from '@/lib/routes/find-page'
import { type RouteEntry, routeTable } from '@/lib/routes/route-table'
import en from '@/messages/en.json'
import sv from '@/messages/sv.json'

// A day on which nothing is over.
vi.stubEnv('SITE_DATE', '2025-06-01')

const SITE = 'https://site.example'
const content = {
  ...import.meta.glob<object>(['../../../content/**/*.ts', '!**/redirects.ts'], { eager: true }),
  packages: allPackages(),
  answers: faqEntries('sv'),
  messages: { sv, en },
}

function textsOf(value: unknown, seen = new Set()): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((child) => textsOf(child, seen))
}

/** What is wrong with an internal link: it leads to no page, to a view that its page lacks or to an unknown subject. */
function findFault(link: string): string | undefined {
  const { pathname, searchParams } = new URL(link, SITE)
  const { kind } = findPage(pathname, searchParams)
  if (kind !== 'page') return `${link} is ${kind}`
  const { views } = (routeTable as readonly RouteEntry[]).find(({ path }) => path === pathname) ?? {}
  const view = views && searchParams.get(views.param)
  // The first tab of the terms is the page itself.
  if (view && view !== 'general' && !views.values.includes(view)) return `${link} has no such view`
  const about = searchParams.get('about')
  return about && !findSubject(about) ? `${link} has no such subject` : undefined
}

test('every internal link of content and messages leads to a page, a view and a subject that exist', () => {
  const links = textsOf(content).flatMap((text) => [
    ...(/^\/[^/\s]*/.test(text) ? [text] : []),
    ...[...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link = '']) => link),
  ])
  expect(links.length).toBeGreaterThan(100)
  expect(links.flatMap((link) => findFault(link) ?? [])).toEqual([])
})

test.each(redirects)('the redirect of $source leads to $destination, which is a page', ({ destination }) => {
  expect(findFault(destination)).toBeUndefined()
})

test('every article has a page, and a picture for each chapter with its quote between two of them', () => {
  expect(articles.map(({ id }) => String(id)).sort()).toEqual([...articleIds].sort())
  for (const { chapterPictures, quoteAfter, text } of articles)
    for (const { chapters } of Object.values(text)) {
      expect(chapterPictures).toHaveLength(Object.keys(chapters).length)
      expect(quoteAfter, 'chapters before the quote').toBeLessThan(chapterPictures.length)
    }
})

test('no question has the id of another or of its category, which are anchors of one page', () => {
  const ids = [...faqCategories, ...faqEntries('sv').map(({ id }) => id)]
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('every filter and every category of questions has an entry', () => {
  const packages = allPackages()
  const [packageViews, activityViews] = (['/paketerbjudanden', '/upplevelser'] as const).map(
    (path) => (routeTable as readonly RouteEntry[]).find((entry) => entry.path === path)?.views?.values ?? [],
  )
  const isEmpty = (value: string, entries: readonly object[]) =>
    !JSON.stringify(entries).includes(`"${value}"`)
  expect(packageViews?.filter((view) => isEmpty(view, packages))).toEqual([])
  expect(activityViews?.filter((view) => isEmpty(view, activities))).toEqual([])
  expect(faqCategories.filter((name) => faqEntries('sv').every(({ category }) => category !== name))).toEqual(
    [],
  )
})

test('the newest article is the first', () => {
  const published = articles.map((article) => article.published)
  expect(published).toEqual(published.toSorted().reverse())
})
