import { articleIds, foodEventIds } from './detail-ids.ts'
import { routeTable } from './route-table.ts'

/**
 * Every page of the site, without views. The retreat's food event is left out: its canonical address is
 * `/hostretreat`.
 */
export const pagePaths: readonly string[] = [
  ...routeTable.map(({ path }) => path),
  ...articleIds.map((id) => `/blog/${id}`),
  ...foodEventIds.filter((id) => id !== 'hostretreat').map((id) => `/food-event/${id}`),
]
