import { crawl, stripHash, visitor, type CrawledPage } from '../support/crawl'
import { findSubject } from '@/content/subjects'
import { foodEventIds } from '@/lib/routes/detail-ids'
import { routeTable } from '@/lib/routes/route-table'
import { listedPages } from '../support/built-pages'
import { expect, languages, test } from '../support/test'

/** Views that links may not lead to: every filter and tab, nonsense, and what fills the inquiry in. */
const statefulAddresses = [
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
  test(`the site as a search engine sees it (${language})`, async ({ page, request, baseURL }) => {
    test.setTimeout(120_000)
    const visit = visitor(request, page, baseURL ?? '')
    const pages = await crawl(visit, language === 'sv' ? '/' : '/?lang=en')
    const crawled = [...pages.values()]

    await test.step('every page is reached by links alone, without a redirect or an error', () => {
      const reached = new Set([...pages.keys()].map((address) => new URL(address, 'http://x').pathname))
      expect(listedPages.filter((path) => !reached.has(path))).toEqual([])
      expect(crawled.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([])
    })
    const canonicalPages = crawled.filter(({ address, canonical }) => sameAddress(canonical, address))

    await test.step('every page is in its language, and links stay in it', () => {
      for (const { address, lang, links } of crawled) {
        expect(lang, address).toBe(language)
        if (language === 'en') {
          const lost = links.filter((link) => !link.startsWith('#') && !link.includes('lang=en'))
          expect(lost, address).toEqual([])
        }
      }
    })

    await test.step('no two pages have one title or description, and no id stands twice on a page', () => {
      expect(repeated(canonicalPages.map(({ title }) => title))).toEqual([])
      expect(repeated(canonicalPages.map(({ description }) => description))).toEqual([])
      for (const { address, ids } of crawled) expect(repeated(ids), address).toEqual([])
    })

    await test.step('every state of a page points to the page itself as canonical', async () => {
      const unlinked = await Promise.all(
        statefulAddresses.map((address) => visit(language === 'sv' ? address : `${address}&lang=en`)),
      )
      for (const { address, status, canonical, alternates, robots } of [...crawled, ...unlinked]) {
        const { pathname } = new URL(address, 'http://x')
        const own = language === 'sv' ? pathname : `${pathname}?lang=en`
        expect(status, address).toBe(200)
        expect(sameAddress(canonical, own), `${address} → ${canonical}`).toBe(true)
        expect(Object.keys(alternates).sort(), address).toEqual(['en', 'sv', 'x-default'])
        expect(sameAddress(alternates.sv ?? '', pathname), address).toBe(true)
        expect(sameAddress(alternates.en ?? '', `${pathname}?lang=en`), address).toBe(true)
        expect(robots, address).not.toContain('noindex')
      }
    })

    await test.step('every link to the inquiry is about something that it knows, and says what where that is sold', () => {
      expect(findWrongInquiries(crawled)).toEqual([])
    })

    await test.step('no link leads to an anchor that is not there', () => {
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
  return pages.flatMap(({ address, links, inquiries }) => {
    const unknown = links.filter((link) => aboutOf(link) !== null && !findSubject(aboutOf(link)))
    const isSelling = SELLING.includes(new URL(address, 'http://x').pathname)
    const silent = isSelling ? inquiries.filter((link) => aboutOf(link) === null) : []
    return [...unknown, ...silent].map((link) => `${address} → ${link}`)
  })
}

function findBrokenAnchors(pages: ReadonlyMap<string, CrawledPage>): string[] {
  return [...pages.values()].flatMap(({ address, links }) =>
    links
      .filter((link) => link.includes('#'))
      .filter((link) => {
        const anchor = decodeURIComponent(link.split('#')[1] ?? '')
        return !pages.get(stripHash(link, address))?.ids.includes(anchor)
      })
      .map((link) => `${address} → ${link}`),
  )
}

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

function sameAddress(absolute: string, address: string): boolean {
  const { pathname, search } = new URL(absolute)
  return pathname + search === address
}
