import { expect, test } from 'vitest'
import { articleIds, foodEventIds } from '@/lib/routes/detail-ids'
import { findPage } from '@/lib/routes/find-page'
import { ariaCurrent, publicPath } from '@/lib/routes/public-path'
import { routeTable } from '@/lib/routes/route-table'

const builtPaths = routeTable.flatMap((route) => {
  const built = `/sv${findPage(route.path, new URLSearchParams()).path}`
  const views = 'views' in route ? route.views.values : []
  return [built, ...views.map((value) => `${built}/${value}`)].map((page) => [page, route.path])
})
const detailPaths = [
  ...articleIds.map((id) => `/blog/${id}`),
  ...foodEventIds.map((id) => `/food-event/${id}`),
].map((path) => [`/en${findPage(path, new URLSearchParams()).path}`, path])

test.each([
  ['/en-lang-param/home/16', '/'],
  ['/sv-lang-param/villkor/privacy', '/villkor'],
  ['/relax', '/relax'],
  ['/villkor/privacy', '/villkor/privacy'],
  ['/', '/'],
  ['/sv/toString', '/toString'],
  ...builtPaths,
  ...detailPaths,
])('the built page %s has the public path %s', (built, shown) => {
  expect(publicPath(built)).toBe(shown)
})

test.each([
  ['/relax', '/relax', 'page'],
  // The magazine is marked while an article is read, and not while one is missing.
  ['/blog', '/blog/1', 'true'],
  ['/blog', '/blog/99', undefined],
  ['/conference', '/conference/planera', 'true'],
  ['/conference-packages', '/conference/planera', undefined],
  // A state of a page is not the page.
  ['/booking-inquiry?fromConference=true', '/booking-inquiry', undefined],
])('the link to %s is on %s marked as %s', (href, path, current) => {
  expect(ariaCurrent(href, path)).toBe(current)
})
