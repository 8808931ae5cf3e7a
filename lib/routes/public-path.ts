import { variantSegments } from '@/lib/i18n/variant'
import { articleIds, conferencePageIds, foodEventIds } from './detail-ids'

/** Pages whose second segment names a page of its own. Elsewhere it is a view of the page (find-page.ts). */
const detailIds = new Map<string, readonly string[]>([
  ['blog', articleIds],
  ['conference', conferencePageIds],
  ['food-event', foodEventIds],
])

/**
 * The public path of a page, from what `usePathname` gives: the public path in the browser, but the built page's
 * own path (`/sv/villkor/privacy`) while a page is rendered on the server. It does not read the route table, which
 * would be in every page's first load; a test compares the two.
 */
export function publicPath(pathname: string): string {
  const [, variant = '', page = '', second = ''] = pathname.replace('/article/', '/').split('/')
  if (!variantSegments.includes(variant)) return pathname
  if (page === 'home') return '/'
  return detailIds.get(page)?.includes(second) ? `/${page}/${second}` : `/${page}`
}

/**
 * The `aria-current` of a link: `page` on the page itself, `true` for the magazine on one of its articles and for the
 * conference on a page below it.
 * @param href internal URL of the link; one with a query is never current
 * @param path public path of the page
 */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return detailIds.get(href.slice(1))?.some((id) => path === `${href}/${id}`) ? 'true' : undefined
}
