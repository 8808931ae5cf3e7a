import { routeTable, type RouteEntry } from '@/lib/routes/route-table'
import { listedAddresses } from '../support/every-address'
import { findUnseen, type ShownText } from '../support/structured-data/shown'
import { readGraph, typesOf, validateStructuredData, type Thing } from '../support/structured-data/validate'
import { expect, languages, test } from '../support/test'

/** Kinds of things that a page's structured data is about, besides the way to it. */
const expectedTypes: Readonly<Record<string, readonly string[]>> = {
  '/': ['Hotel', 'WebSite'],
  '/boende': ['Hotel', ...Array(4).fill('HotelRoom'), ...Array(4).fill('Offer')],
  '/restaurant': ['Hotel', 'Restaurant'],
  '/weekly-menu': ['Hotel', 'Restaurant', 'Menu'],
  '/relax': ['Hotel', 'DaySpa'],
  '/conference': ['Hotel', ...Array(4).fill('MeetingRoom'), 'Offer'],
  '/conference-packages': ['Hotel', 'Offer'],
  '/evenemang': ['Hotel', 'Event', 'FoodEvent', 'Event'],
  '/food-event/kraftskiva': ['Hotel'],
  '/food-event/surstrommingsfest': ['Hotel', 'Offer'],
  '/hostretreat': ['Hotel', 'Event'],
  '/julbord': ['Hotel', 'FoodEvent', 'FoodEvent', 'FoodEvent'],
  '/nyar': ['Hotel', 'Event'],
  '/lediga-jobb': Array(5).fill('JobPosting'),
  '/blog/1': ['BlogPosting'],
  '/blog/2': ['BlogPosting'],
  '/blog/3': ['BlogPosting'],
}

// Packing the pages would take a third of the time.
test.use({ extraHTTPHeaders: { 'accept-encoding': 'identity' } })

for (const language of languages) {
  test(`structured data of every page is valid, and says what the page says (${language})`, async ({
    page,
    request,
  }) => {
    const problems: string[] = []
    for (const address of listedAddresses) {
      const read = async (query: string) => {
        const response = await request.get(`${address}?lang=${language}${query}`)
        return page.evaluate(readHtml, await response.text())
      }
      const { blocks, shown } = await read('')
      // A menu shows one card at a time; each has an address that says so.
      for (const query of viewsOf(address)) shown.text += (await read(query)).shown.text
      const things = blocks.flatMap(readGraph)
      const found = [...validateStructuredData(blocks), ...findUnseen(things, shown, language)]
      problems.push(...found.map((problem) => `${address} · ${problem}`))

      const types = things.flatMap(typesOf)
      if (address === '/paketerbjudanden') {
        expect(types.filter((type) => type === 'Offer').length, address).toBeGreaterThanOrEqual(7)
      } else {
        expect(
          types.filter((type) => type !== 'BreadcrumbList'),
          address,
        ).toEqual(expectedTypes[address] ?? [])
      }
      // Articles lead back to the magazine by one link, the home page nowhere.
      const hasWay = address !== '/' && !/^\/blog\/\d/.test(address)
      expect(types.includes('BreadcrumbList'), `${address}: breadcrumbs`).toBe(hasWay)
    }
    expect(problems).toEqual([])
  })
}

test('the home page and the rooms describe the hotel in full', async ({ page, request }) => {
  const inFull = { '/': [], '/boende': ['amenityFeature'] }
  for (const [address, more] of Object.entries(inFull)) {
    const { blocks } = await page.evaluate(readHtml, await (await request.get(address)).text())
    const hotel = blocks.flatMap(readGraph).find((thing: Thing) => typesOf(thing).includes('Hotel')) ?? {}
    const stated = ['address', 'geo', 'telephone', 'checkinTime', 'checkoutTime', ...more]
    expect(Object.keys(hotel), address).toEqual(
      expect.arrayContaining([...stated, 'numberOfRooms', 'petsAllowed', 'image', 'priceRange']),
    )
  }
})

/** The queries of a page's views, such as `&menu=bar`. */
function viewsOf(address: string): string[] {
  const entry: RouteEntry | undefined = routeTable.find(({ path }) => path === address)
  return entry?.views?.values.map((value) => `&${entry.views?.param}=${value}`) ?? []
}

/** Runs in the browser, whose parser reads the HTML without running its scripts. */
function readHtml(html: string): { blocks: unknown[]; shown: ShownText } {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const blocks = all('script[type="application/ld+json"]').map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  )
  for (const unseen of all('script, style, template, noscript, [hidden]')) unseen.remove()
  // words of neighbouring blocks stay apart
  for (const element of all('p, li, dt, dd, h1, h2, h3, h4, div, td, th, summary, br')) element.after(' · ')
  return {
    blocks,
    shown: {
      text: document.body.textContent ?? '',
      times: all('time').map((time) => time.getAttribute('datetime') ?? ''),
      links: all('a').map((link) => link.getAttribute('href') ?? ''),
    },
  }
}
