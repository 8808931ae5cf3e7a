import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../ensure-browser.ts'
import { watchPage } from './watch-page.mjs'

/**
 * Chromium as the benchmark uses it. Throttling is applied by the browser, not simulated afterwards: on a machine that
 * others use too, simulated figures move too much to tell two pages apart.
 */

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const DESKTOP = { viewport: { width: 1440, height: 900 } }

/** A slow line: 150 ms, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
}
/** A mid-range phone against this machine. */
export const SLOW_PROCESSOR = 4

/** How long a page must have been quiet before its figures count as final. */
const QUIET_MS = 1500
const LONGEST_MS = 20_000

/** @returns {Promise<import('@playwright/test').Browser>} */
export function launchBrowser() {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/**
 * A page of a guest of their own, with nothing in its cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {object} options
 * @param {string} options.origin
 * @param {'sv' | 'en'} [options.language] stored choice
 * @param {boolean} [options.phone]
 * @param {boolean} [options.slowLine]
 * @param {number} [options.slowdown] of the processor
 */
export async function openPage(
  browser,
  { origin, language = 'sv', phone = true, slowLine = false, slowdown = 1 },
) {
  const context = await browser.newContext(phone ? PHONE : DESKTOP)
  if (language !== 'sv') await context.addCookies([{ name: 'language', value: language, url: origin }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (slowLine) await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, session, close: () => context.close() }
}

/**
 * @typedef {object} Load
 * @property {number} lcp ms
 * @property {number} fcp ms
 * @property {number} blocking ms: what long tasks take beyond 50 ms each, until the page is quiet
 * @property {number} cls
 * @property {number} bytes over the line until the page is quiet
 * @property {string} element the tag that was the largest
 */

/**
 * One cold load of a page on a mid-range phone with a slow line.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, path: string, language?: 'sv' | 'en' }} what
 * @returns {Promise<Load>}
 */
export async function measureLoad(browser, { origin, path, language }) {
  const guest = await openPage(browser, { origin, language, slowLine: true, slowdown: SLOW_PROCESSOR })
  try {
    const { page, session } = guest
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.addInitScript(watchPage)
    const response = await page.goto(origin + path, { waitUntil: 'load', timeout: LONGEST_MS })
    if (!response?.ok()) throw new Error(`${path}: status ${response?.status()}`)
    await page.waitForFunction((quiet) => globalThis.isQuietFor(quiet), QUIET_MS, { timeout: LONGEST_MS })
    return { ...(await page.evaluate(() => globalThis.readFigures())), bytes }
  } finally {
    await guest.close()
  }
}
