import { readFile } from 'node:fs/promises'
import { openPage, SLOW_PROCESSOR } from './browser.mjs'
import { watchInteractions } from './watch-interaction.mjs'

/** What the browser reports at least; anything shorter counts as this. */
const SHORTEST_MS = 16

/** What a guest touches, where, and by which sign the answer is known. */
async function listTouches() {
  const words = JSON.parse(await readFile('messages/sv.json', 'utf8'))
  return [
    {
      name: 'Menu',
      path: '/',
      touch: (page) => page.getByRole('button', { name: words.layout.menu, exact: true }),
      answer: (page) => page.getByRole('dialog'),
    },
    {
      name: 'Chat',
      path: '/relax',
      touch: (page) => page.getByRole('button', { name: words.chat.open }),
      answer: (page) => page.getByRole('dialog'),
    },
    {
      name: 'Dialog of a package',
      path: '/paketerbjudanden',
      touch: (page) => page.getByRole('main').getByRole('article').getByRole('button').first(),
      answer: (page) => page.getByRole('dialog'),
    },
    {
      name: 'Filter of activities',
      path: '/upplevelser',
      touch: (page) => page.getByRole('link', { name: words.activities.season.summer }).first(),
      answer: (page) => page.locator('[href*="season=summer"][aria-current]'),
    },
    {
      name: 'Tab of the inquiry',
      path: '/booking-inquiry',
      touch: (page) => page.getByRole('tab').nth(1),
      answer: (page) => page.getByRole('tab', { selected: true }).and(page.locator('[id$=business]')),
    },
    {
      name: 'Question and its answer',
      path: '/fragor-och-svar',
      touch: (page) => page.locator('main button[aria-expanded]').first(),
      answer: (page) => page.locator('main button[aria-expanded="true"]').first(),
    },
  ]
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} runs
 * @returns {Promise<{ name: string, plain: number[], slowed: number[] }[]>} ms from touch to the next picture, at full
 *   speed and slowed down
 */
export async function measureInteractions(browser, origin, runs) {
  const results = []
  for (const { name, ...touch } of await listTouches()) {
    const result = { name, plain: [], slowed: [] }
    for (let run = 0; run < runs; run += 1) {
      result.plain.push(await measureOnce(browser, origin, touch, 1))
      result.slowed.push(await measureOnce(browser, origin, touch, SLOW_PROCESSOR))
    }
    results.push(result)
  }
  return results
}

async function measureOnce(browser, origin, { path, touch, answer }, slowdown) {
  const { page, close } = await openPage(browser, { origin, slowdown })
  try {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'))
    await page.addInitScript(watchInteractions)
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const target = touch(page)
    await target.scrollIntoViewIfNeeded()
    await page.evaluate(() => (globalThis.interactions.length = 0))
    await target.tap()
    await answer(page).first().waitFor()
    // entries come with a later picture; two frames on, they are there
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        ),
    )
    const durations = await page.evaluate(() => globalThis.interactions)
    return Math.max(SHORTEST_MS, ...durations)
  } finally {
    await close()
  }
}
