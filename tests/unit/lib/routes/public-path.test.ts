import { describe, expect, it } from 'vitest'
import { ariaCurrent, publicPath } from '@/lib/routes/public-path'
import { articleIds, foodEventIds } from '@/lib/routes/detail-ids'
import { findPage } from '@/lib/routes/find-page'
import { routeTable } from '@/lib/routes/route-table'

const builtPaths = routeTable.flatMap((route) => {
  const built = `/sv${findPage(route.path, new URLSearchParams()).path}`
  const views = 'views' in route ? route.views.values : []
  return [built, ...views.map((value) => `${built}/${value}`)].map((page) => [page, route.path])
})
const detailPaths = [
  ...articleIds.map((id) => `/blog/${id}`),
  ...foodEventIds.map((id) => `/food-event/${id}`),
].map((path) => [`/en${path}`, path])

describe('publicPath', () => {
  it.each([
    ['/en-lang-param/home/16', '/'],
    ['/sv-lang-param/villkor/privacy', '/villkor'],
    ['/relax', '/relax'],
    ['/villkor/privacy', '/villkor/privacy'],
    ['/', '/'],
    ['/sv/toString', '/toString'],
    ...builtPaths,
    ...detailPaths,
  ])('%s is %s', (built, shown) => {
    expect(publicPath(built)).toBe(shown)
  })
})

describe('ariaCurrent', () => {
  it('marks the link to the page itself', () => {
    expect(ariaCurrent('/relax', '/relax')).toBe('page')
  })

  it('marks the magazine while an article of it is read, and not while one is missing', () => {
    expect(ariaCurrent('/blog', '/blog/1')).toBe('true')
    expect(ariaCurrent('/blog', '/blog/99')).toBeUndefined()
  })

  it('marks the conference on its planner', () => {
    expect(ariaCurrent('/conference', '/conference/planera')).toBe('true')
    expect(ariaCurrent('/conference-packages', '/conference/planera')).toBeUndefined()
  })

  it('marks no link to a state of a page', () => {
    expect(ariaCurrent('/booking-inquiry?fromConference=true', '/booking-inquiry')).toBeUndefined()
  })
})
