import { variantSegments } from '@/lib/i18n/variant'
import { articleIds, routeTable, type RouteEntry } from './route-table'

const entries: readonly RouteEntry[] = routeTable

/**
 * The public path of a page, from what `usePathname` gives: the public path in the browser, but the built page's
 * own path (`/sv/villkor/privacy`) while a page is rendered on the server.
 */
export function publicPath(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/')
  if (!variantSegments.includes(first)) return pathname
  const path = `/${rest.join('/')}`
  const page = entries.find(({ path: base, state }) => state && path.startsWith(`${base}/`))
  const value = page && path.slice(page.path.length + 1)
  return page?.state?.values.includes(value ?? '') ? page.path : path
}

/**
 * How a link stands to the page that is shown, as a value of `aria-current`: `page` for the page itself, `true`
 * for the magazine while one of its articles is read.
 * @param href internal address of the link; one with a query leads to a state of a page and is never current
 * @param path public path of the page
 */
export function linkState(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  const isArticle = articleIds.some((id) => path === `/blog/${id}`)
  return href === '/blog' && isArticle ? 'true' : undefined
}
