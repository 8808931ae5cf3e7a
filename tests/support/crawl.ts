import type { APIRequestContext, Page } from '@playwright/test'

/** What a search engine learns from one address, without running scripts. */
export interface CrawledPage {
  address: string
  status: number
  title: string
  description: string
  canonical: string
  /** hreflang → address. */
  alternates: Record<string, string>
  robots: string
  lang: string
  h1: string[]
  ids: string[]
  /** Internal links, as written. */
  links: string[]
}

/**
 * Follows every internal link from a start address, as a search engine does: no cookies, no scripts, no redirects.
 * @param page any page; its parser reads the HTML
 * @returns the pages by address without hash
 */
export async function crawl(
  request: APIRequestContext,
  page: Page,
  origin: string,
  start: string,
): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>()
  const queue = [start]
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (found.has(address)) continue
    const crawled = await visit(request, page, origin, address)
    found.set(address, crawled)
    queue.push(...crawled.links.map((link) => stripHash(link, address ?? start)))
  }
  return found
}

/** What one address says, without following its links. */
export async function visit(
  request: APIRequestContext,
  page: Page,
  origin: string,
  address: string,
): Promise<CrawledPage> {
  const response = await request.get(origin + address, { maxRedirects: 0 })
  return readPage(page, address, response.status(), await response.text())
}

/** An internal link's address relative to the site, without its hash. */
export function stripHash(link: string, from: string): string {
  const { pathname, search } = new URL(link, `http://site.example${from}`)
  return pathname + search
}

async function readPage(page: Page, address: string, status: number, html: string): Promise<CrawledPage> {
  return page.evaluate(
    ({ address, status, html }) => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const all = (selector: string) => [...document.querySelectorAll(selector)]
      const attribute = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name) ?? ''
      return {
        address,
        status,
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
        h1: all('h1').map((heading) => heading.textContent?.replaceAll('\u00AD', '').trim() ?? ''),
        ids: all('[id]').map(({ id }) => id),
        links: all('a[href]:not([download])')
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => /^[/?#](?!\/)/.test(href)),
      }
    },
    { address, status, html },
  )
}
