import { articleIds, foodEventIds } from './detail-ids'
import { routeTable, type RouteEntry } from './route-table'

/** Result for a public address. */
export type PageMatch =
  | { kind: 'page'; path: string; isRenderedOnRequest?: true }
  | { kind: 'redirect'; path: string }
  | { kind: 'missing'; what: 'page' | 'article' }

const entries = new Map<string, RouteEntry>(routeTable.map((entry) => [entry.path, entry]))

/**
 * Finds the built page for a public address.
 * @param pathname without language, e.g. `/villkor`
 * @param query the address's query; a known value of the page's views leads to the page that is built for it
 * @returns the internal path below the language segment, a redirect target, or what is missing
 */
export function findPage(pathname: string, query: URLSearchParams): PageMatch {
  const entry = entries.get(pathname)
  if (entry) {
    const path = pathname === '/' ? '' : pathname + viewSuffix(entry, query)
    return entry.isRenderedOnRequest
      ? { kind: 'page', path, isRenderedOnRequest: true }
      : { kind: 'page', path }
  }

  const [, section, id, ...rest] = pathname.split('/')
  if (id && rest.length === 0) {
    if (section === 'blog') {
      return includes(articleIds, id)
        ? { kind: 'page', path: pathname }
        : { kind: 'missing', what: 'article' }
    }
    if (section === 'food-event') {
      return includes(foodEventIds, id)
        ? { kind: 'page', path: pathname }
        : { kind: 'redirect', path: '/restaurant' }
    }
  }
  return { kind: 'missing', what: 'page' }
}

function viewSuffix({ views }: RouteEntry, query: URLSearchParams): string {
  // Filters match without regard to case.
  const asked = views && query.get(views.param)?.toLowerCase()
  return asked && views.values.includes(asked) ? `/${asked}` : ''
}

function includes(values: readonly string[], value: string): boolean {
  return values.includes(value)
}
