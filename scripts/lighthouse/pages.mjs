import { articleIds, foodEventIds } from '../../lib/routes/detail-ids.ts'
import { routeTable } from '../../lib/routes/route-table.ts'

/** The retreat's food-event address points to its page of its own as canonical. */
const foodEventPaths = foodEventIds.filter((id) => id !== 'hostretreat').map((id) => `/food-event/${id}`)

/** Every page's address, and its English one as search engines know it. */
export const everyPage = [
  ...routeTable.map(({ path }) => path),
  ...articleIds.map((id) => `/blog/${id}`),
  ...foodEventPaths,
].flatMap((path) => [path, `${path}?lang=en`])

/** Pages that search engines shall not list: whoever ends the newsletter comes from a letter. SEO would count against them. */
const unlistedPages = ['/avregistrera']

/** Whether search engines may list an address, with or without a query. */
export const isListed = (address) => !unlistedPages.includes(address.replace(/\?.*/, ''))
