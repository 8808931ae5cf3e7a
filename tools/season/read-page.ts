import type { Page } from '@playwright/test'
import type { Locale } from '../../lib/i18n/locales.ts'
import { messages } from '../messages.ts'

const POPUP_SHOWN_AFTER_MS = 8000

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

/**
 * What the home page shows beside its text, on the day of the browser's clock.
 * @returns the ticker's lines, and the heading of the Christmas pop-up or undefined where none comes
 */
export async function readAnnouncements(page: Page, address: string, locale: Locale) {
  await page.goto(address)
  const ticker = page.getByRole('region', { name: messages[locale].ticker.label })
  const lines = await ticker.getByRole('listitem').allInnerTexts()
  await page.locator('html[data-hydrated]').waitFor()
  await page.clock.runFor(POPUP_SHOWN_AFTER_MS)
  await page.waitForLoadState('networkidle')
  const popup = page.getByRole('region', { name: /^(Julbord|Christmas buffet),/ })
  return {
    lines,
    popup: (await popup.count()) > 0 ? await popup.getByRole('heading').innerText() : undefined,
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
