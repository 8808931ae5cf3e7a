import { launchBrowser } from '../lib/browser.mjs'
import { measureInteractions } from '../lib/interactions.mjs'
import { walkSite } from '../lib/walk-site.mjs'
import { median, spread } from '../lib/stats.mjs'
import { table, verdict } from '../lib/table.mjs'
import { withDeployment } from '../lib/with-deployment.mjs'

/** How soon a page answers a guest's hand. */

export const title = 'Interaction'

const NAVIGATION_LIMIT_MS = 100
const ANSWER_LIMIT_MS = 50
const SLOW_ANSWER_LIMIT_MS = 150

/** @param {{ quick: boolean }} options */
export async function run({ quick }) {
  const browser = await launchBrowser()
  try {
    return await withDeployment(async ({ cache }) => ({
      navigations: await walkSite(browser, cache.origin, quick ? 6 : 60),
      interactions: await measureInteractions(browser, cache.origin, quick ? 2 : 5),
    }))
  } finally {
    await browser.close()
  }
}

export function describe({ navigations, interactions }) {
  const times = navigations.map(({ time }) => time)
  const slow = navigations.filter(({ time }) => time > NAVIGATION_LIMIT_MS)
  const slowest = navigations.reduce((most, step) => (step.time > most.time ? step : most))
  const isQuick = ({ plain, slowed }) =>
    median(plain) <= ANSWER_LIMIT_MS && median(slowed) <= SLOW_ANSWER_LIMIT_MS
  return [
    `Soft navigations: a walk over ${navigations.length} pages of the site at 1440 px, each link clicked once the router has fetched what it leads to; from the click until the new page is painted: ${spread(times)} ms, slowest ${slowest.time.toFixed(0)} ms (\`${slowest.from}\` → \`${slowest.to}\`), ${slow.length} above ${NAVIGATION_LIMIT_MS} ms: ${verdict(slow.length === 0)}.`,
    'Answers on a phone, from the touch to the next picture as INP counts it (steps of 8 ms, nothing below 16), at full speed and with the processor slowed down 4 times; the first use on a fresh page.',
    table(
      ['', 'full speed, ms', 'slowed down, ms', ''],
      interactions.map((row) => [row.name, spread(row.plain), spread(row.slowed), verdict(isQuick(row))]),
    ),
    `Limits: ${ANSWER_LIMIT_MS} and ${SLOW_ANSWER_LIMIT_MS} ms.`,
  ].join('\n\n')
}
