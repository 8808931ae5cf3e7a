import { launchBrowser } from '../../browser.ts'
import { maximum, median, spread, table, verdict } from '../lib/figures.ts'
import { measureInteractions, walkSite, type InteractionTimes, type Navigation } from '../lib/interactions.ts'
import { withDeployment } from '../lib/with-deployment.ts'

export const title = 'Interaction'

const NAVIGATION_LIMIT_MS = 100
const RESPONSE_LIMIT_MS = 50
const SLOW_RESPONSE_LIMIT_MS = 150

interface Result {
  navigations: Navigation[]
  interactions: InteractionTimes[]
}

/** How soon a page responds to its guest. */
export async function run({ quick }: { quick: boolean }): Promise<Result> {
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

export function describe({ navigations, interactions }: Result): string {
  const times = navigations.map(({ time }) => time)
  const slow = times.filter((time) => time > NAVIGATION_LIMIT_MS)
  const slowest = maximum(navigations, ({ time }) => time)
  const isQuick = ({ plain, slowed }: InteractionTimes) =>
    median(plain) <= RESPONSE_LIMIT_MS && median(slowed) <= SLOW_RESPONSE_LIMIT_MS
  return [
    `Soft navigations: a walk over ${navigations.length} pages of the site at 1440 px, each link clicked once the router has prefetched its page; from the click until the new page is painted: ${spread(times)} ms, slowest ${slowest.time.toFixed(0)} ms (\`${slowest.from}\` → \`${slowest.to}\`), ${slow.length} above ${NAVIGATION_LIMIT_MS} ms: ${verdict(slow.length === 0)}.`,
    'Responses on a phone, from the tap to the next paint as INP counts it (steps of 8 ms, nothing below 16), at full speed and with the processor slowed down 4 times; the first use on a fresh page.',
    table(
      ['', 'full speed, ms', 'slowed down, ms', ''],
      interactions.map((row) => [row.name, spread(row.plain), spread(row.slowed), verdict(isQuick(row))]),
    ),
    `Limits: ${RESPONSE_LIMIT_MS} and ${SLOW_RESPONSE_LIMIT_MS} ms.`,
  ].join('\n\n')
}
