import { ensureBrowser } from '../../ensure-browser.ts'
import { isListed } from '../../lighthouse/pages.mjs'
import { loadResult, saveResult } from '../lib/results.mjs'
import { median, spread } from '../lib/stats.mjs'
import { table, verdict } from '../lib/table.mjs'
import { withDeployment } from '../lib/with-deployment.mjs'

/** Lighthouse's own opinion of every page, on its mobile profile. */

export const title = 'Lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const RUNS = 3
const PERFORMANCE_LIMIT = 95

/** @param {{ addresses: string[], runs: number, deadline: number, onlyMissing: boolean }} options */
export async function run({ addresses, runs, deadline, onlyMissing }) {
  const { auditPage, startBrowser } = await import('../../lighthouse/audit-page.mjs')
  const known = (await loadResult('lighthouse')) ?? {}
  const rounds = Math.min(runs, RUNS)
  const browser = await startBrowser(ensureBrowser())
  try {
    await withDeployment(async ({ cache }) => {
      for (const address of addresses.flatMap((path) => [path, `${path}?lang=en`])) {
        if (performance.now() > deadline) break
        if (onlyMissing && known[address]?.length >= rounds) continue
        const audits = []
        for (let index = 0; index < rounds; index += 1) {
          const options = { port: browser.port, categories: CATEGORIES, throttling: 'simulate' }
          audits.push((await auditPage(cache.origin + address, options)).scores)
        }
        known[address] = audits
        await saveResult('lighthouse', known)
        console.log(`  ${address.padEnd(30)} ${spread(audits.map(({ performance }) => performance))}`)
      }
    })
  } finally {
    browser.kill()
  }
  return known
}

export function describe(result) {
  const rows = Object.entries(result).map(([address, audits]) => ({
    address,
    // A page that search engines are asked to leave out is not judged by how they see it.
    scores: CATEGORIES.map((name) =>
      name === 'seo' && !isListed(address) ? [] : audits.map((scores) => scores[name]),
    ),
  }))
  const missed = rows.filter(({ scores }) =>
    scores.some(
      (values, index) => values.length > 0 && median(values) < (index === 0 ? PERFORMANCE_LIMIT : 100),
    ),
  )
  return [
    `Lighthouse 13, mobile, simulated throttling, up to ${RUNS} runs a page, from the shipped deployment. Limits: performance 95, the others 100, as the median: ${verdict(missed.length === 0)}${missed.length > 0 ? ` on ${missed.length} of ${rows.length} pages` : ''}.`,
    '<details><summary>Every page</summary>',
    table(
      ['Page', ...CATEGORIES],
      rows.map(({ address, scores }) => [
        `\`${address}\``,
        spread(scores[0]),
        ...scores.slice(1).map((values) => (values.length > 0 ? median(values) : 'not listed')),
      ]),
    ),
    '</details>',
  ].join('\n\n')
}
