import { articleIds, foodEventIds } from './detail-ids.ts'
import { type RouteEntry, routeTable } from './route-table.ts'

const detailPaths: readonly string[] = [
  ...articleIds.map((id) => `/blog/${id}`),
  ...foodEventIds.map((id) => `/food-event/${id}`),
]

/** Every page of the site, without views. The retreat's food event is left out: its canonical URL is `/hostretreat`. */
export const pagePaths: readonly string[] = [
  ...routeTable.map(({ path }) => path),
  ...detailPaths.filter((path) => path !== '/food-event/hostretreat'),
]

interface PageMatch {
  kind: 'page' | 'missing' | 'redirect'
  /** Below the locale segment; of a redirect, the public path. */
  path: string
  /** All other pages are built beforehand. */
  isRenderedOnRequest?: true | undefined
}

/** No route matches this path, so the framework renders app/global-not-found.tsx with status 404. */
const MISSING: PageMatch = { kind: 'missing', path: '/missing', isRenderedOnRequest: true }

const entries = new Map<string, RouteEntry>(routeTable.map((entry) => [entry.path, entry]))

/**
 * Finds the page for a public path.
 * @param pathname without locale, e.g. `/villkor`
 * @param query of the URL; a known value of the page's views leads to the page that is built for it
 */
export function findPage(pathname: string, query: URLSearchParams): PageMatch {
  const entry = entries.get(pathname)
  if (entry) {
    const path = (pathname === '/' ? '/home' : pathname) + viewSuffix(entry, query)
    return { kind: 'page', path, isRenderedOnRequest: entry.isRenderedOnRequest }
  }
  if (detailPaths.includes(pathname))
    return { kind: 'page', path: pathname.replace('/blog/', '/blog/article/') }
  return /^\/food-event\/[^/]+$/.test(pathname) ? { kind: 'redirect', path: '/restaurant' } : MISSING
}

function viewSuffix({ views }: RouteEntry, query: URLSearchParams): string {
  // Filters match without regard to case.
  const value = views && query.get(views.param)?.toLowerCase()
  return value && views.values.includes(value) ? `/${value}` : ''
}
