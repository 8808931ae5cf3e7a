import { articleIds, foodEventIds, routeTable } from '@/lib/routes/route-table'

/** Every address with a page of its own, without states. */
export const everyAddress: readonly string[] = [
  ...routeTable.map(({ path }) => path),
  ...articleIds.map((id) => `/blog/${id}`),
  ...foodEventIds.filter((id) => id !== 'hostretreat').map((id) => `/food-event/${id}`),
]
