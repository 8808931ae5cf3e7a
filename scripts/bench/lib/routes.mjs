import { articleIds, foodEventIds } from '../../../lib/routes/detail-ids.ts'
import { routeTable } from '../../../lib/routes/route-table.ts'

/** Every public path with a page of its own, without states. The retreat's food event is its own page's twin. */
export const everyRoute = [
  ...routeTable.map(({ path }) => path),
  ...articleIds.map((id) => `/blog/${id}`),
  ...foodEventIds.filter((id) => id !== 'hostretreat').map((id) => `/food-event/${id}`),
]
