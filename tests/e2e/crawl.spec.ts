import { findSubject } from '@/content/subjects'
import { foodEventIds } from '@/lib/routes/detail-ids'
import { routeTable } from '@/lib/routes/route-table'
import { listedPages } from '../support/built-pages'
import { crawl, type CrawledPage, stripHash, visitor } from '../support/crawl'
import { expect, languages, test } from '../support/test'

/** Views that links may not lead to: every filter and tab, nonsense, and what fills the inquiry in. */
const views = [
  ...routeTable
    .filter(({ path }) => listedPages.includes(path))
    .flatMap((entry) =>
      'views' in entry
        ? entry.views.values.map((value) => `${entry.path}?${entry.views.param}=${value}`)
        : [],
    ),
  '/villkor?tab=general',
  '/villkor?tab=nonsense',
  '/booking-inquiry?fromConference=true&christmas=true',
  '/booking-inquiry?guests=4&nights=2&checkIn=2026-12-01&checkOut=2026-12-03',
  '/?utm_source=newsletter',
]

// Packing hundreds of pages would take a third of the walk.
test.use({ extraHTTPHeaders: { 'accept-encoding': 'identity' } })

for (const language of languages) {
  test(`every link, title and canonical URL is right (${language})`, async ({ page, request, baseURL }) => {
    test.setTimeout(120_000)
    const visit = visitor(request, page, baseURL ?? '')
    const pages = await crawl(visit, language === 'sv' ? '/' : '/?lang=en')
    const crawled = [...pages.values()]

    await test.step('links reach every page without a redirect or an error', () => {
      const reached = new Set([...pages.keys()].map((url) => new URL(url, 'http://x').pathname))
      expect(listedPages.filter((path) => !reached.has(path))).toEqual([])
      expect(crawled.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([])
    })
    const canonicalPages = crawled.filter(({ url, canonical }) => isSameUrl(canonical, url))

    await test.step('every page is in its locale, and its links keep it', () => {
      for (const { url, lang, links } of crawled) {
        expect(lang, url).toBe(language)
        if (language === 'en') {
          const lost = links.filter((link) => !link.startsWith('#') && !link.includes('lang=en'))
          expect(lost, url).toEqual([])
        }
      }
    })

    await test.step('every page has its own title and description, and no id twice', () => {
      expect(repeated(canonicalPages.map(({ title }) => title))).toEqual([])
      expect(repeated(canonicalPages.map(({ description }) => description))).toEqual([])
      for (const { url, ids } of crawled) expect(repeated(ids), url).toEqual([])
    })

    await test.step('every view of a page has the page as its canonical URL', async () => {
      const unlinked = await Promise.all(
        views.map((url) => visit(language === 'sv' ? url : `${url}&lang=en`)),
      )
      for (const { url, status, canonical, alternates, robots } of [...crawled, ...unlinked]) {
        const { pathname } = new URL(url, 'http://x')
        const own = language === 'sv' ? pathname : `${pathname}?lang=en`
        expect(status, url).toBe(200)
        expect(isSameUrl(canonical, own), `${url} → ${canonical}`).toBe(true)
        expect(Object.keys(alternates).sort(), url).toEqual(['en', 'sv', 'x-default'])
        expect(isSameUrl(alternates.sv ?? '', pathname), url).toBe(true)
        expect(isSameUrl(alternates.en ?? '', `${pathname}?lang=en`), url).toBe(true)
        expect(robots, url).not.toContain('noindex')
      }
    })

    await test.step('every link to the inquiry names a known subject, and one on a selling page names one', () => {
      expect(findWrongInquiries(crawled)).toEqual([])
    })

    await test.step('every link with a hash leads to its anchor', () => {
      expect(findBrokenAnchors(pages)).toEqual([])
    })
  })
}

/** Pages that sell one thing, or where every link to the inquiry belongs to one of several. */
const SELLING = [
  ...['/celebrate', '/conference-packages', '/hostretreat', '/julbord', '/nyar', '/paketerbjudanden'],
  ...['/presentkort', '/relax', '/restaurant', '/teambuilding', '/weekly-menu'],
  ...foodEventIds.map((id) => `/food-event/${id}`),
]

function findWrongInquiries(pages: readonly CrawledPage[]): string[] {
  const aboutOf = (link: string) => new URL(link, 'http://x').searchParams.get('about')
  return pages.flatMap(({ url, links, inquiries }) => {
    const unknown = links.filter((link) => aboutOf(link) !== null && !findSubject(aboutOf(link)))
    const isSelling = SELLING.includes(new URL(url, 'http://x').pathname)
    const silent = isSelling ? inquiries.filter((link) => aboutOf(link) === null) : []
    return [...unknown, ...silent].map((link) => `${url} → ${link}`)
  })
}

function findBrokenAnchors(pages: ReadonlyMap<string, CrawledPage>): string[] {
  return [...pages.values()].flatMap(({ url, links }) =>
    links
      .filter((link) => link.includes('#'))
      .filter((link) => {
        const anchor = decodeURIComponent(link.split('#')[1] ?? '')
        return !pages.get(stripHash(link, url))?.ids.includes(anchor)
      })
      .map((link) => `${url} → ${link}`),
  )
}

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

function isSameUrl(absolute: string, url: string): boolean {
  const { pathname, search } = new URL(absolute)
  return pathname + search === url
}
