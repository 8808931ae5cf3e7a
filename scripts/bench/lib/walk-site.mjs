import { openPage } from './browser.mjs'
import { watchNavigation } from './watch-interaction.mjs'

/**
 * Walks from page to page by links that are in sight, to each page once; starts at home again where no link leads
 * on.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} longest how many steps at most
 * @returns {Promise<{ from: string, to: string, time: number }[]>} ms from click to painted page
 */
export async function walkSite(browser, origin, longest) {
  const { page, close } = await openPage(browser, { origin, phone: false })
  const steps = []
  const seen = new Set(['/'])
  try {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'))
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
    let atHome = true
    while (steps.length < longest) {
      const link = await findNewLink(page, seen)
      if (!link && atHome) break
      if (!link) {
        await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
        atHome = true
        continue
      }
      const from = new URL(page.url()).pathname
      const to = new URL(await link.evaluate(({ href }) => href)).pathname
      seen.add(to)
      await link.scrollIntoViewIfNeeded()
      await link.hover()
      await page.waitForLoadState('networkidle')
      await page.evaluate(watchNavigation, to)
      await link.click()
      const time = await page.evaluate(() => globalThis.navigationTime)
      await page.waitForLoadState('networkidle')
      steps.push({ from, to, time })
      atHome = false
    }
  } finally {
    await close()
  }
  return steps
}

/**
 * A link in sight to a page of the site that has not been visited, and that stands still, unlike those of the home page's
 * ticker; addresses with a query are states of pages.
 */
async function findNewLink(page, seen) {
  for (const link of await page.locator('a[href^="/"]:not([target])').all()) {
    const href = await link.getAttribute('href')
    if (/[?#.]/.test(href) || seen.has(href) || !(await link.isVisible())) continue
    if (await link.evaluate(isWithinReach)) return link
  }
  return undefined
}

/** Runs in the page. */
function isWithinReach(element) {
  const moves = document.getAnimations().some(({ effect }) => effect?.target?.contains(element))
  return !moves && element.closest('dialog, [inert], .sr-only') === null
}
