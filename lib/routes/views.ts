import { withParam } from '../url/with-param.ts'
import { routeTable } from './route-table.ts'

type RouteWithViews = Extract<(typeof routeTable)[number], { views: unknown }>

/** Paths whose pages have views with URLs of their own. */
type ViewPath = RouteWithViews['path']

/** The views of a page, e.g. `'weekend' | 'business' | …`. */
export type ViewOf<Path extends ViewPath> = Extract<RouteWithViews, { path: Path }>['views']['values'][number]

/** What a page with views gets; its folder is `[[...view]]`. */
export interface ViewPageProps {
  params: Promise<{ view?: string[] }>
}

/** `generateStaticParams` of a page with views: the plain page and one for each view. */
export function viewParams(path: ViewPath) {
  return [[], ...findViews(path).values.map((value) => [value])].map((view) => ({ view }))
}

/** The view that a page is built for; undefined for the plain page. */
export async function readView<Path extends ViewPath>(path: Path, params: ViewPageProps['params']) {
  const [asked] = (await params).view ?? []
  return viewsOf(path).find((value) => value === asked)
}

/** The values of a page's views, in their order. */
export function viewsOf<Path extends ViewPath>(path: Path): readonly ViewOf<Path>[] {
  return findViews(path).values as readonly ViewOf<Path>[]
}

/** The URL of a page in one of its views; without a value, the plain page. */
export function viewHref<Path extends ViewPath>(path: Path, value?: ViewOf<Path>): string {
  return value === undefined ? path : withParam(path, findViews(path).param, value)
}

/** The query parameter and the values of a page with views. */
function findViews(path: ViewPath): { param: string; values: readonly string[] } {
  const route = routeTable.find((each): each is RouteWithViews => each.path === path)
  return (route as RouteWithViews).views
}
