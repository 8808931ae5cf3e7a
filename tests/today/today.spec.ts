import type { Page } from '@playwright/test'
import { expect, languages, test } from '../support/test'

/** The hotel's real day. */
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format()

/** Pages whose contents depend on the day. */
const paths = [
  '/',
  '/evenemang',
  '/julbord',
  '/nyar',
  '/hostretreat',
  '/paketerbjudanden',
  '/booking-inquiry',
]

for (const path of paths) {
  test(`${path} offers nothing that is over today`, async ({ page }) => {
    for (const language of languages) {
      await test.step(language, async () => {
        const answer = await page.goto(`${path}?lang=${language}`)
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|Invalid Date/)
        const events = await readEvents(page)
        expect(events.filter(({ endDate, startDate }) => (endDate ?? startDate ?? '') < today)).toEqual([])
      })
    }
  })
}

interface Event {
  startDate?: string
  endDate?: string
}

/** The events of the page's structured data. */
async function readEvents(page: Page): Promise<Event[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const events: Event[] = []
  for (const block of blocks) {
    JSON.parse(block, (_, value: unknown) => {
      const type = String((value as { '@type'?: unknown } | null)?.['@type'])
      if (type.endsWith('Event')) events.push(value as Event)
      return value
    })
  }
  return events
}
