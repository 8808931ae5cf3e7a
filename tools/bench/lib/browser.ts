import type { Browser, CDPSession, Page } from '@playwright/test'
import { watchPage, type Figures } from './in-page.ts'

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const DESKTOP = { viewport: { width: 1440, height: 900 } }

/** A mid-range phone against this machine. */
export const SLOW_CPU = 4

/** How long a page must have been quiet before its figures count as final. */
const QUIET_MS = 1500
const TIMEOUT_MS = 20_000

export type Language = 'sv' | 'en'

interface PageOptions {
  origin: string
  language?: Language
  phone?: boolean
  /** Factor by which the CPU is slowed down. */
  slowdown?: number
}

/** A page with an empty cache. */
export async function openPage(
  browser: Browser,
  { origin, language = 'sv', phone = true, slowdown = 1 }: PageOptions,
): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ ...(phone ? PHONE : DESKTOP), ignoreHTTPSErrors: true })
  if (language !== 'sv') await context.addCookies([{ name: 'language', value: language, url: origin }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, session, close: () => context.close() }
}

/** Figures of one cold load; bytes are those sent over the network until the page is quiet. */
export type Load = Figures & { bytes: number }

/** Loads a page once on a mid-range phone. */
export async function measureLoad(
  browser: Browser,
  { origin, path, language }: { origin: string; path: string; language?: Language },
): Promise<Load> {
  const { page, session, close } = await openPage(browser, {
    origin,
    language,
    slowdown: SLOW_CPU,
  })
  try {
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.addInitScript(watchPage)
    const response = await page.goto(origin + path, { waitUntil: 'load', timeout: TIMEOUT_MS })
    if (!response?.ok()) throw new Error(`${path}: status ${response?.status()}`)
    await page.waitForFunction((quiet) => globalThis.isQuietFor(quiet), QUIET_MS, { timeout: TIMEOUT_MS })
    return { ...(await page.evaluate(() => globalThis.readFigures())), bytes }
  } finally {
    await close()
  }
}
