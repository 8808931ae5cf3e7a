import { locales, LANGUAGE_PARAM } from '../lib/i18n/locales.ts'
import { articleIds, foodEventIds } from '../lib/routes/detail-ids.ts'
import { routeTable } from '../lib/routes/route-table.ts'

const isBuilt = (route: (typeof routeTable)[number]) => !('isRenderedOnRequest' in route)

/** A regular expression for nginx that matches the paths of the pages that read their request. */
export function uncachedPagePattern(): string {
  return `^${anyOf(routeTable.filter((route) => !isBuilt(route)).map(({ path }) => path))}$`
}

/**
 * A regular expression for nginx that matches the addresses of all built pages and their views, with and without `?lang=`,
 * and nothing else. The addresses are a finite set, so what nginx stores for each of them is bounded.
 */
export function pageAddressPattern(): string {
  const language = `${LANGUAGE_PARAM}=${anyOf(locales)}`
  const pages = [
    ...routeTable.filter(isBuilt).map(({ path }) => path),
    ...articleIds.map((id) => `/blog/${id}`),
    ...foodEventIds.map((id) => `/food-event/${id}`),
  ]
  const views = routeTable.flatMap((route) =>
    'views' in route ? [String.raw`${route.path}\?${route.views.param}=${anyOf(route.views.values)}`] : [],
  )
  return String.raw`^(?:${anyOf(pages)}(?:\?${language})?|${anyOf(views)}(?:&${language})?)$`
}

const anyOf = (alternatives: readonly string[]) => `(?:${alternatives.join('|')})`
