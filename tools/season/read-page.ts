import type { Page } from '@playwright/test'

/** Pages whose subject has days. */
export const eventPages = ['/food-event/kraftskiva', '/hostretreat', '/julbord', '/nyar'] as const

/** Subjects of inquiries (`about=`) that have days, with the page that tells of them. */
const datedSubjects: readonly [subject: RegExp, page: (typeof eventPages)[number]][] = [
  [/^event-kraftskiva/, '/food-event/kraftskiva'],
  [/^(event|package)-hostretreat/, '/hostretreat'],
  [/^christmas-/, '/julbord'],
  [/^new-year/, '/nyar'],
]

/** What a page shows of what has days. */
export interface Seen {
  /** Titles of the events that the calendar lists as coming. */
  coming: string[]
  /** The offer of the section "Aktuellt". */
  current: string
  /** Whether the page's own text leads to a booking. */
  offers: boolean
  /** Subjects with days that the page's buttons ask for, each with the page that tells of it. */
  subjects: [subject: string, owner: string][]
  /** Last days of the events in structured data, YYYY-MM-DD. */
  events: string[]
}

export async function readPage(page: Page, address: string): Promise<Seen> {
  await page.goto(address)
  const main = page.getByRole('main')
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const subjects = links.flatMap((href) => {
    const subject = new URL(href).searchParams.get('about')
    const owner = datedSubjects.find(([pattern]) => subject !== null && pattern.test(subject))?.[1]
    return subject !== null && owner !== undefined ? ([[subject, owner]] satisfies [string, string][]) : []
  })
  const bookings = main.locator('a[href*="/booking-inquiry?about="], a[href*="booking."]')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return {
    coming: await main.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts(),
    current: (await main.locator('[aria-labelledby="current"]').getByRole('heading').allInnerTexts()).join(
      ': ',
    ),
    offers: (await bookings.count()) > 0,
    subjects,
    events: blocks.flatMap((block) => findEventEnds(JSON.parse(block))),
  }
}

function findEventEnds(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(findEventEnds)
  if (data === null || typeof data !== 'object') return []
  const inner = Object.values(data).flatMap(findEventEnds)
  const { '@type': type, startDate, endDate } = data as Record<string, unknown>
  if (!String(type).endsWith('Event')) return inner
  return [...inner, String(endDate ?? startDate).slice(0, 10)]
}
