import { AxeBuilder } from '@axe-core/playwright'
import { expect as baseExpect, type Locator, type Page, test as base } from '@playwright/test'
import { type Locale, locales } from '@/lib/i18n/locales'
import en from '@/messages/en.json' with { type: 'json' }
import sv from '@/messages/sv.json' with { type: 'json' }

/** The messages of both locales; tests read what they expect from here. */
export const messages = { sv, en } satisfies Record<Locale, unknown>

/** Both languages, for tests that run once in each. */
export const languages = locales

/** Widths that the design is drawn for, in pixels. */
export const widths = { phone: 390, tablet: 768, desktop: 1440 } as const

/** For `test.use`: a guest who has not answered the cookie notice. */
export const firstVisit = { storageState: { cookies: [], origins: [] } }

/** Pages whose clock a test has stopped. */
const stillPages = new WeakSet<Page>()

/** Pages whose scripts a test holds back. */
const heldPages = new WeakSet<Page>()

export const expect = baseExpect.extend({
  /**
   * Checks the page as it is now against WCAG 2.2 A and AA, AAA for the contrast of text, and axe's best practices.
   * @param within selector of the part to check; the whole page without it
   */
  async toHaveNoAxeViolations(page: Page, within?: string) {
    // axe waits by the page's clock.
    if (stillPages.has(page)) await page.clock.resume()
    // Nothing fades while colours are read, also what appears meanwhile.
    const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(untilFadedIn)
    // Legacy mode reads no frames of other origins, of which the site has none, and takes a third of the time.
    const builder = new AxeBuilder({ page }).setLegacyMode().options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // The stricter of the two covers the other.
      rules: { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } },
      preload: false,
      resultTypes: ['violations'],
    })
    if (within !== undefined) builder.include(within)
    const { violations } = await builder.analyze()
    if (!isStill) await page.emulateMedia({ reducedMotion: 'no-preference' })
    const findings = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) =>
        [id, target.join(' '), ...any.map(({ message }) => message)].join(' – '),
      ),
    )
    return { pass: findings.length === 0, message: () => findings.join('\n') }
  },

  /** Checks that the page is no wider than the window, at the narrowest width that WCAG asks for. */
  async toHaveNoSidewaysScroll(page: Page) {
    await page.setViewportSize({ width: 320, height: 640 })
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
    const message = () =>
      `The page has a width of ${scrollWidth} pixels in a window of ${clientWidth} pixels.`
    return { pass: scrollWidth <= clientWidth, message }
  },
})

interface Fixtures {
  /** Stores a language the way the toggle does. Without it, a test is a first visit: Swedish. */
  chooseLanguage: (language: Locale) => Promise<void>
  /** Console errors that a test expects, as parts of their text, and adds here; every other one fails the test. */
  expectedErrors: (string | RegExp)[]
}

/**
 * Playwright's test with the site's fixtures. Fails on any console error or uncaught exception. A page that was opened
 * is interactive.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, use) => use([]),

  chooseLanguage: async ({ context, baseURL }, use) => {
    await use((language) => context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]))
  },

  page: async ({ page, javaScriptEnabled, expectedErrors }, use) => {
    if (javaScriptEnabled !== false) waitOnceOpened(page)
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await use(page)
    const unexpected = errors.filter((text) => !expectedErrors.some((expected) => text.match(expected)))
    expect(unexpected, 'console errors').toEqual([])
  },
})

/** The same in a browser whose guest has turned JavaScript off. */
export const testWithoutScripts = test.extend({ javaScriptEnabled: false })

function waitOnceOpened(page: Page): void {
  const ready = async () => {
    if (!heldPages.has(page) && !stillPages.has(page)) await untilInteractive(page)
  }
  const { goto } = page
  page.goto = async (url, options) => {
    // Scripts that are on the way hold the load event up.
    const waitUntil = heldPages.has(page) ? 'domcontentloaded' : 'load'
    const response = await goto.call(page, url, { waitUntil, ...options })
    await ready()
    return response
  }
  for (const name of ['reload', 'goBack', 'goForward'] as const) {
    const open = page[name]
    page[name] = async (options) => {
      const response = await open.call(page, options)
      await ready()
      return response
    }
  }
}

/**
 * Clicks beside an open dialog. Radix listens for such clicks from the next timer on after it has moved the focus:
 * https://github.com/radix-ui/primitives/blob/main/packages/react/dismissable-layer/src/dismissable-layer.tsx
 */
export async function clickBeside(dialog: Locator, x: number, y: number): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await dialog.page().mouse.click(x, y)
}

/** Waits until the page has been hydrated; a page without scripts is ready at once. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.scripts.length === 0 || document.documentElement.dataset.hydrated === 'true',
    undefined,
    { polling: 20 },
  )
}

/** Chooses English in the header. */
export async function switchToEnglish(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await untilInteractive(page)
}

/**
 * Holds back requests to a URL, those with one method if it is given.
 * @returns the way to let them through
 */
export async function holdBack(page: Page, url: string, method?: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    if (method === undefined || route.request().method() === method) await released
    await route.continue()
  })
  return release
}

/**
 * Holds back the scripts of every page that is opened from now on.
 * @returns the way to let them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  heldPages.add(page)
  const release = await holdBack(page, '**/*.js')
  return () => {
    heldPages.delete(page)
    release()
  }
}

/** Runs in the page: waits for what appears or leaves at this moment. */
async function untilFadedIn(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000,
    )
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

/**
 * Opens a page with its clock standing still, and lets it run just until the page is interactive. Timers of the page
 * have then about 900 ms to go to their first second.
 */
export async function openWithStillClock(page: Page, url: string): Promise<void> {
  stillPages.add(page)
  await page.clock.install({ time: '2026-01-15T12:00:00' })
  await page.clock.pauseAt('2026-01-15T12:00:01')
  await page.goto(url)
  await letPageStart(page)
}

/** Lets a still clock run until the page is hydrated. */
export async function letPageStart(page: Page): Promise<void> {
  await letRunUntil(page, () => expect(page.locator('html[data-hydrated]')).toHaveCount(1, { timeout: 100 }))
}

/** Lets a still clock run in steps of 20 ms until `check` holds. */
export async function letRunUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    await check()
  }).toPass({ intervals: [0] })
}

/** What a locator finds: something. */
export async function allOf(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0)
  return locator.all()
}
