import { articleIds, foodEventIds } from '../lib/routes/detail-ids.ts'
import { routeTable } from '../lib/routes/route-table.ts'

/** Every public path with a page of its own; the retreat's food event names its own page as canonical. */
export const everyRoute: readonly string[] = [
  ...routeTable.map(({ path }) => path),
  ...articleIds.map((id) => `/blog/${id}`),
  ...foodEventIds.filter((id) => id !== 'hostretreat').map((id) => `/food-event/${id}`),
]

/** The Swedish and the English address of each path, as search engines know them. */
export const inBothLanguages = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => [path, `${path}?lang=en`])

/** Reached from newsletters alone and closed to search engines, so its SEO score does not count. */
const unlistedPages = ['/avregistrera']

export const isListed = (address: string): boolean => !unlistedPages.includes(address.replace(/\?.*/, ''))
