import { variantSegments } from '@/lib/i18n/variant'
import { articleIds, foodEventIds } from './detail-ids'

/** Pages whose second segment names a page of its own. Elsewhere it is a built state of the page (find-page.ts). */
const detailIds: Readonly<Record<string, readonly string[] | undefined>> = {
  blog: articleIds,
  'food-event': foodEventIds,
}

/**
 * The public path of a page, from what `usePathname` gives: the public path in the browser, but the built page's
 * own path (`/sv/villkor/privacy`) while a page is rendered on the server. It asks no route table, which would be
 * in every page's first load; a test holds the two together.
 */
export function publicPath(pathname: string): string {
  const [, variant = '', page = '', second = ''] = pathname.split('/')
  if (!variantSegments.includes(variant)) return pathname
  return detailIds[page]?.includes(second) ? `/${page}/${second}` : `/${page}`
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
