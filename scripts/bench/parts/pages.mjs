import { launchBrowser, measureLoad } from '../lib/browser.mjs'
import { loadResult, saveResult } from '../lib/results.mjs'
import { kilobytes, median, spread } from '../lib/stats.mjs'
import { withDeployment } from '../lib/with-deployment.mjs'
import { table, verdict } from '../lib/table.mjs'

/** Every page in both languages as a guest with a mid-range phone on a slow line sees it first. */

export const title = 'Pages'

const BLOCKING_LIMIT_MS = 150

/**
 * Measures what is asked for and keeps each page's figures as soon as it has them.
 * @param {{ addresses: string[], runs: number, deadline: number, onlyMissing: boolean }} options deadline: moment
 *   (performance.now) after which no other page is begun
 */
export async function run({ addresses, runs, deadline, onlyMissing }) {
  const known = (await loadResult('pages')) ?? {}
  const wanted = addresses.flatMap((path) => ['sv', 'en'].map((language) => ({ path, language })))
  const browser = await launchBrowser()
  try {
    await withDeployment(async ({ cache }) => {
      for (const { path, language } of wanted) {
        const key = `${language} ${path}`
        if (performance.now() > deadline) break
        if (onlyMissing && known[key]?.length >= runs) continue
        // once unmeasured: the page cache has it from then on, as it has for all guests but the first
        await fetch(cache.origin + path, { headers: { cookie: `language=${language}` } })
        const loads = []
        for (let index = 0; index < runs; index += 1) {
          loads.push(await measureLoad(browser, { origin: cache.origin, path, language }))
        }
        known[key] = loads
        await saveResult('pages', known)
        console.log(`  ${key.padEnd(30)} LCP ${spread(loads.map(({ lcp }) => lcp))} ms`)
      }
    })
  } finally {
    await browser.close()
  }
  return known
}

export function describe(result) {
  const figures = Object.entries(result).map(([page, loads]) => ({
    page,
    lcp: loads.map(({ lcp }) => lcp),
    fcp: loads.map(({ fcp }) => fcp),
    blocking: loads.map(({ blocking }) => blocking),
    cls: Math.max(...loads.map(({ cls }) => cls)),
    bytes: median(loads.map(({ bytes }) => bytes)),
    element: loads[0].element,
    runs: loads.length,
  }))
  const home = figures.find(({ page }) => page === 'sv /')
  const slower = home ? figures.filter(({ lcp }) => median(lcp) > median(home.lcp)) : []
  const blocked = figures.filter(({ blocking }) => median(blocking) > BLOCKING_LIMIT_MS)
  const shifted = figures.filter(({ cls }) => cls > 0)
  return [
    `${figures.length} pages, ${home?.runs ?? figures[0].runs} cold loads each, from the shipped deployment: 150 ms, 1.6 Mbit/s, processor slowed down 4 times, 412 × 823 px at 1.75; throttling applied, not simulated.`,
    table(
      ['Limit', 'pages beyond it', ''],
      [
        ['LCP at most that of the home page', list(slower), verdict(home && slower.length === 0)],
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

function list(figures) {
  return figures.length === 0
    ? 'none'
    : `${figures.length}: ${figures.map(({ page }) => `\`${page}\``).join(', ')}`
}
