import { pageMetadata } from '@/content/page-metadata'
import type { PageMetadata } from '@/content/page-texts'
import { articleIds, foodEventIds } from '@/lib/routes/detail-ids'
import { routeTable } from '@/lib/routes/route-table'

/** Every address with a page of its own, without states. */
export const everyAddress: readonly string[] = [
  ...routeTable.map(({ path }) => path),
  ...articleIds.map((id) => `/blog/${id}`),
  ...foodEventIds.filter((id) => id !== 'hostretreat').map((id) => `/food-event/${id}`),
]

const texts: Readonly<Record<string, PageMetadata>> = pageMetadata

/** Those that search engines may list and links lead to; whoever ends the newsletter comes from a letter. */
export const listedAddresses: readonly string[] = everyAddress.filter((path) => !texts[path]?.noindex)
