import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startCache, type Cache } from '@/scripts/local/deployment.ts'
import { launchBrowser } from '../browser.ts'

let cache: Cache
let browser: Browser
beforeAll(async () => {
  cache = await startCache(inject('deployedSite').address)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await cache.stop()
})

const steps = {
  sv: { link: 'Boende', heading: /boende|rum/i },
  en: { link: 'Rooms', heading: /room/i },
} as const

/** A new guest opens the magazine and clicks through to the rooms; returns what the router fetched. */
async function visit(language: 'sv' | 'en') {
  const context = await browser.newContext({ locale: 'de-DE' })
  if (language === 'en') await context.addCookies([{ name: 'language', value: 'en', url: cache.origin }])
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'false'))
  const page = await context.newPage()
  const fetched: { address: string; status: number; kept: string | undefined }[] = []
  const documents: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.isNavigationRequest()) documents.push(response.url())
    if (!request.headers().rsc) return
    const kept = response.headers()['x-page-cache']
    fetched.push({ address: response.url(), status: response.status(), kept })
  })
  await page.goto(`${cache.origin}/blog`)
  await followLink(page, steps[language].link)
  await page.waitForURL('**/boende')
  await page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ }).waitFor()
  await page.waitForLoadState('networkidle')
  const shown = {
    language: await page.locator('html').getAttribute('lang'),
    title: await page.title(),
  }
  await context.close()
  return { fetched, documents, shown }
}

async function followLink(page: Page, name: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true })
  await page.waitForLoadState('networkidle')
  await link.click()
}

test.each(['sv', 'en'] as const)(
  'a soft navigation (%s) loads no document; a second guest gets it from the cache',
  async (language) => {
    const first = await visit(language)
    const second = await visit(language)
    for (const { documents, shown, fetched } of [first, second]) {
      expect(documents).toHaveLength(1)
      expect(shown.language).toBe(language)
      expect(shown.title).toMatch(steps[language].heading)
      expect(fetched.length).toBeGreaterThan(0)
      expect(fetched.filter(({ status }) => status !== 200)).toEqual([])
    }
    expect(first.fetched.map(({ kept }) => kept)).toContain('MISS')
    // prefetches vary with timing; what both guests fetched came from the cache for the second
    const known = new Set(first.fetched.map(({ address }) => address))
    const again = second.fetched.filter(({ address }) => known.has(address))
    expect(again.length).toBeGreaterThan(0)
    expect(again.filter(({ kept }) => kept !== 'HIT')).toEqual([])
  },
)
