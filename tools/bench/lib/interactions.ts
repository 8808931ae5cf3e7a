import type { Browser, Locator, Page } from '@playwright/test'
import sv from '../../../messages/sv.json' with { type: 'json' }
import { openPage, SLOW_CPU } from './browser.ts'
import { refuseCookies, watchInteractions, watchNavigation } from './in-page.ts'

/** The browser reports nothing shorter; whatever is shorter counts as this. */
const SHORTEST_MS = 16

interface Interaction {
  name: string
  path: string
  target: (page: Page) => Locator
  /** What appears in response. */
  response: (page: Page) => Locator
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'Menu',
    path: '/',
    target: (page) => page.getByRole('button', { name: sv.layout.menu, exact: true }),
    response: (page) => page.getByRole('dialog'),
  },
  {
    name: 'Chat',
    path: '/relax',
    target: (page) => page.getByRole('button', { name: sv.chat.open }),
    response: (page) => page.getByRole('dialog'),
  },
  {
    name: 'Dialog of a package',
    path: '/paketerbjudanden',
    target: (page) => page.getByRole('main').getByRole('article').getByRole('button').first(),
    response: (page) => page.getByRole('dialog'),
  },
  {
    name: 'Filter of activities',
    path: '/upplevelser',
    target: (page) => page.getByRole('link', { name: sv.activities.season.summer }).first(),
    response: (page) => page.locator('[href*="season=summer"][aria-current]'),
  },
  {
    name: 'Tab of the inquiry',
    path: '/booking-inquiry',
    target: (page) => page.getByRole('tab').nth(1),
    response: (page) => page.getByRole('tab', { selected: true }).and(page.locator('[id$=business]')),
  },
  {
    name: 'Treatment and its description',
    path: '/relax',
    target: (page) => page.locator('main button[aria-expanded]').first(),
    response: (page) => page.locator('main button[aria-expanded="true"]').first(),
  },
]

/** Milliseconds from the tap to the next paint. */
export interface InteractionTimes {
  name: string
  plain: number[]
  slowed: number[]
}

export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<InteractionTimes[]> {
  const results: InteractionTimes[] = []
  for (const interaction of INTERACTIONS) {
    const result: InteractionTimes = { name: interaction.name, plain: [], slowed: [] }
    for (let run = 0; run < runs; run += 1) {
      result.plain.push(await measureOnce(browser, origin, interaction, 1))
      result.slowed.push(await measureOnce(browser, origin, interaction, SLOW_CPU))
    }
    results.push(result)
  }
  return results
}

async function measureOnce(
  browser: Browser,
  origin: string,
  { path, target, response }: Interaction,
  slowdown: number,
): Promise<number> {
  const { page, close } = await openPage(browser, { origin, slowdown })
  try {
    await page.addInitScript(refuseCookies)
    await page.addInitScript(watchInteractions)
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await target(page).scrollIntoViewIfNeeded()
    await page.evaluate(() => (globalThis.interactions.length = 0))
    await target(page).tap()
    await response(page).first().waitFor()
    // entries are reported two frames later at most
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        ),
    )
    return Math.max(SHORTEST_MS, ...(await page.evaluate(() => globalThis.interactions)))
  } finally {
    await close()
  }
}

export interface Navigation {
  from: string
  to: string
  /** Milliseconds from the click to the painted page. */
  time: number
}

/** Follows visible links to each page once; starts at home again where no link leads on. */
export async function walkSite(browser: Browser, origin: string, maxSteps: number): Promise<Navigation[]> {
  const { page, close } = await openPage(browser, { origin, phone: false })
  const steps: Navigation[] = []
  const seen = new Set(['/'])
  const goHome = () => page.goto(`${origin}/`, { waitUntil: 'networkidle' })
  try {
    await page.addInitScript(refuseCookies)
    await goHome()
    let isHome = true
    while (steps.length < maxSteps) {
      const link = await findNewLink(page, seen)
      if (!link) {
        if (isHome) break
        await goHome()
        isHome = true
        continue
      }
      const from = new URL(page.url()).pathname
      const to = new URL(await link.evaluate((element) => (element as HTMLAnchorElement).href)).pathname
      seen.add(to)
      await link.scrollIntoViewIfNeeded()
      await link.hover()
      await page.waitForLoadState('networkidle')
      await page.evaluate(watchNavigation, to)
      await link.click()
      const time = await page.evaluate(() => globalThis.navigationTime)
      await page.waitForLoadState('networkidle')
      steps.push({ from, to, time })
      isHome = false
    }
  } finally {
    await close()
  }
  return steps
}

/** A visible link, without animation, to a page that has not been visited; an address with a query is no page of its own. */
async function findNewLink(page: Page, seen: ReadonlySet<string>): Promise<Locator | undefined> {
  for (const link of await page.locator('a[href^="/"]:not([target])').all()) {
    const href = (await link.getAttribute('href')) ?? ''
    if (/[?#.]/.test(href) || seen.has(href) || !(await link.isVisible())) continue
    if (await link.evaluate(isWithinReach)) return link
  }
  return undefined
}

/** Runs in the page. */
function isWithinReach(element: Element): boolean {
  const isAnimated = document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect | null)?.target?.contains(element))
  return !isAnimated && element.closest('dialog, [inert], .sr-only') === null
}
