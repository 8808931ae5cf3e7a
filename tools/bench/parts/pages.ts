import { launchBrowser } from '../../browser.ts'
import { measureLoad, type Load } from '../lib/browser.ts'
import { kilobytes, median, spread, table, verdict } from '../lib/figures.ts'
import { loadResult } from '../lib/results.ts'
import { withDeployment } from '../lib/with-deployment.ts'
import { withSlowLines } from '../lib/with-slow-lines.ts'
import type { Options } from './index.ts'

export const title = 'Pages'

const BLOCKING_LIMIT_MS = 150

/** Cold loads by language and path, such as `sv /boende`. */
type Result = Record<string, Load[]>

/** Loads every page in both languages on a mid-range phone with a slow network. */
export async function run({ paths, runs }: Options): Promise<Result> {
  const result = ((await loadResult('pages')) ?? {}) as Result
  const browser = await launchBrowser()
  try {
    await withDeployment(async ({ cache }) => {
      await withSlowLines({ site: cache.origin }, async ({ site }) => {
        for (const path of paths) {
          for (const language of ['sv', 'en'] as const) {
            // fills the page cache, as the first guest does for all others
            await fetch(cache.origin + path, { headers: { cookie: `language=${language}` } })
            const loads: Load[] = []
            for (let index = 0; index < runs; index += 1) {
              loads.push(await measureLoad(browser, { origin: site, path, language }))
            }
            const page = `${language} ${path}`
            result[page] = loads
            console.log(`  ${page.padEnd(30)} LCP ${spread(loads.map(({ lcp }) => lcp))} ms`)
          }
        }
      })
    })
  } finally {
    await browser.close()
  }
  return result
}

export function describe(result: Result): string {
  const figures = Object.entries(result).map(([page, loads]) => ({
    page,
    lcp: loads.map(({ lcp }) => lcp),
    fcp: loads.map(({ fcp }) => fcp),
    blocking: loads.map(({ blocking }) => blocking),
    cls: Math.max(...loads.map(({ cls }) => cls)),
    bytes: median(loads.map(({ bytes }) => bytes)),
    element: loads[0]?.element ?? '',
  }))
  const home = figures.find(({ page }) => page === 'sv /')
  const slower = home ? figures.filter(({ lcp }) => median(lcp) > median(home.lcp)) : []
  const blocked = figures.filter(({ blocking }) => median(blocking) > BLOCKING_LIMIT_MS)
  const shifted = figures.filter(({ cls }) => cls > 0)
  return [
    `${figures.length} pages, ${figures[0]?.lcp.length} cold loads each, from the shipped deployment over TLS and HTTP/2: a line of 150 ms and 1.6 Mbit/s, processor slowed down 4 times, 412 × 823 px at 1.75.`,
    table(
      ['Limit', 'pages beyond it', ''],
      [
        [
          'LCP at most that of the home page',
          list(slower),
          verdict(home !== undefined && slower.length === 0),
        ],
        ['Blocking time at most 150 ms', list(blocked), verdict(blocked.length === 0)],
        ['No layout shift', list(shifted), verdict(shifted.length === 0)],
      ],
    ),
    '<details><summary>Every page</summary>',
    table(
      ['Page', 'LCP, ms', 'FCP, ms', 'blocking, ms', 'CLS', 'KB', 'largest'],
      figures.map((row) => [
        `\`${row.page}\``,
        spread(row.lcp),
        spread(row.fcp),
        spread(row.blocking),
        row.cls.toFixed(3),
        kilobytes(row.bytes, 0),
        row.element.toLowerCase(),
      ]),
    ),
    '</details>',
  ].join('\n\n')
}

function list(figures: readonly { page: string }[]): string {
  return figures.length === 0
    ? 'none'
    : `${figures.length}: ${figures.map(({ page }) => `\`${page}\``).join(', ')}`
}
