import { withParam } from './href'
import { routeTable, type RoutePath } from './route-table'

type RouteWithViews = Extract<(typeof routeTable)[number], { views: unknown }>

/** Paths whose pages have views with addresses of their own. */
export type ViewPath = RouteWithViews['path']

/** The views of a page, e.g. `'weekend' | 'business' | …`. */
export type ViewOf<Path extends ViewPath> = Extract<RouteWithViews, { path: Path }>['views']['values'][number]

/**
 * `generateStaticParams` of a page with an optional catch-all segment: the plain page and one for each view.
 * @param segment name of the folder, e.g. `[[...filter]]`
 */
export function viewParams<Segment extends 'filter' | 'tab' | 'hour'>(
  path: ViewPath,
  segment: Segment,
): Record<Segment, string[]>[] {
  const views = [[], ...findViews(path).values.map((value) => [value])]
  return views.map((view) => ({ [segment]: view }) as Record<Segment, string[]>)
}

/** The view that a page's optional catch-all segment names; undefined for the plain page. */
export function readView<Path extends ViewPath>(
  path: Path,
  segments: readonly string[] | undefined,
): ViewOf<Path> | undefined {
  return viewsOf(path).find((value) => value === segments?.[0])
}

/** The values of a page's views, in their order. */
export function viewsOf<Path extends ViewPath>(path: Path): readonly ViewOf<Path>[] {
  return findViews(path).values as readonly ViewOf<Path>[]
}

/** The address of a page in one of its views; without a value, the plain page. */
export function viewHref<Path extends ViewPath>(path: Path, value?: ViewOf<Path>): string {
  return value === undefined ? path : withParam(path, findViews(path).param, value)
}

/** The query parameter and the values of a page with views. Throws for a page without. */
export function findViews(path: RoutePath): { param: string; values: readonly string[] } {
  const entry = routeTable.find((route) => route.path === path)
  if (!entry || !('views' in entry)) throw new Error(`${path} has no views`)
  return entry.views
}
