import { articleIds, foodEventIds } from './detail-ids.ts'
import { routeTable, type RouteEntry } from './route-table.ts'

/** The pages of articles and food events. */
export const detailPaths: readonly string[] = [
  ...articleIds.map((id) => `/blog/${id}`),
  ...foodEventIds.map((id) => `/food-event/${id}`),
]

/** Every page of the site, without views. The retreat's food event is left out: its canonical URL is `/hostretreat`. */
export const pagePaths: readonly string[] = [
  ...routeTable.map(({ path }) => path),
  ...detailPaths.filter((path) => path !== '/food-event/hostretreat'),
]

/** The public URL of every page and view that is built beforehand, without language. */
export const builtUrls: readonly string[] = [
  ...routeTable
    .filter((route: RouteEntry) => !route.isRenderedOnRequest)
    .flatMap(({ path, views }: RouteEntry) => [
      path,
      ...(views?.values.map((value) => `${path}?${views.param}=${value}`) ?? []),
    ]),
  ...detailPaths,
]
