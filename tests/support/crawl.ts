import type { APIRequestContext, Page } from '@playwright/test'

/** Enough to keep the server busy while one page is read. */
const AT_A_TIME = 4

/** What a search engine learns from one URL, without running scripts. */
export interface CrawledPage extends PageContents {
  url: string
  status: number
}

interface PageContents {
  title: string
  description: string
  canonical: string
  /** hreflang → URL. */
  alternates: Record<string, string>
  robots: string
  lang: string
  ids: string[]
  /** Internal links, as written. */
  links: string[]
  /** Those to the inquiry in the page's own content. */
  inquiries: string[]
}

/** Reads a page without following its links. */
type Visit = (url: string) => Promise<CrawledPage>

/**
 * Visits pages as a search engine does: no cookies, no scripts, no redirects.
 * @param page any page; its parser reads the HTML
 */
export function visitor(request: APIRequestContext, page: Page, origin: string): Visit {
  // The inquiry has one page for all its subjects.
  const known = new Map<string, Promise<PageContents>>()
  return async (url) => {
    const response = await request.get(origin + url, { maxRedirects: 0 })
    // Scripts are more than half of a page, and what is handed to the parser takes its time.
    const html = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '')
    const contents = known.get(html) ?? page.evaluate(readHtml, html)
    known.set(html, contents)
    return { url, status: response.status(), ...(await contents) }
  }
}

/**
 * Follows every internal link from a URL.
 * @returns the pages by URL without hash
 */
export async function crawl(visit: Visit, start: string): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>()
  const queue = new Set([start])
  while (queue.size > 0) {
    const urls = [...queue].slice(0, AT_A_TIME)
    for (const crawled of await Promise.all(urls.map(visit))) {
      found.set(crawled.url, crawled)
      queue.delete(crawled.url)
      const linked = crawled.links.map((link) => stripHash(link, crawled.url))
      for (const url of linked) if (!found.has(url)) queue.add(url)
    }
  }
  return found
}

/** An internal link relative to the site, without its hash. */
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
