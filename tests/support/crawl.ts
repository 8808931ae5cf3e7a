import type { APIRequestContext, Page } from '@playwright/test'

/** Enough to keep the server busy while one page is read. */
const AT_A_TIME = 4

/** What a search engine learns from one address, without running scripts. */
export interface CrawledPage extends PageContents {
  address: string
  status: number
}

interface PageContents {
  title: string
  description: string
  canonical: string
  /** hreflang → address. */
  alternates: Record<string, string>
  robots: string
  lang: string
  ids: string[]
  /** Internal links, as written. */
  links: string[]
  /** Those to the inquiry in the page's own content. */
  inquiries: string[]
}

/** Reads what one address says, without following its links. */
type Visit = (address: string) => Promise<CrawledPage>

/**
 * Visits pages as a search engine does: no cookies, no scripts, no redirects.
 * @param page any page; its parser reads the HTML
 */
export function visitor(request: APIRequestContext, page: Page, origin: string): Visit {
  // The inquiry has one page for all that it can be about.
  const known = new Map<string, Promise<PageContents>>()
  return async (address) => {
    const response = await request.get(origin + address, { maxRedirects: 0 })
    const html = withoutScripts(await response.text())
    const contents = known.get(html) ?? page.evaluate(readHtml, html)
    known.set(html, contents)
    return { address, status: response.status(), ...(await contents) }
  }
}

/**
 * Follows every internal link from a start address.
 * @returns the pages by address without hash
 */
export async function crawl(visit: Visit, start: string): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>()
  const queue = new Set([start])
  while (queue.size > 0) {
    const addresses = [...queue].slice(0, AT_A_TIME)
    for (const crawled of await Promise.all(addresses.map(visit))) {
      found.set(crawled.address, crawled)
      queue.delete(crawled.address)
      const linked = crawled.links.map((link) => stripHash(link, crawled.address))
      for (const address of linked) if (!found.has(address)) queue.add(address)
    }
  }
  return found
}

/** Scripts are more than half of a page, and what is handed to the parser takes its time. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b.*?<\/script>/gs, '')
}

/** An internal link's address relative to the site, without its hash. */
export function stripHash(link: string, from: string): string {
  const { pathname, search } = new URL(link, `http://site.example${from}`)
  return pathname + search
}

/** Runs in the browser. */
function readHtml(html: string): PageContents {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute('href') ?? '')
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? ''
  return {
    title: document.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: Object.fromEntries(
      all('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
    robots: attribute('meta[name="robots"]', 'content'),
    lang: document.documentElement.lang,
    ids: all('[id]').map(({ id }) => id),
    links: hrefs('a[href]:not([download])').filter((href) => /^[/?#](?!\/)/.test(href)),
    inquiries: hrefs('main a[href^="/booking-inquiry"]'),
  }
}
