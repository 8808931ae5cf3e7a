import { ensureBrowser } from '../../../scripts/ensure-browser.ts'
import { auditPage, startBrowser, type Scores } from '../../lighthouse/audit-page.ts'
import { inBothLanguages, isListed } from '../../pages.ts'
import { median, spread, table, verdict } from '../lib/figures.ts'
import { loadResult } from '../lib/results.ts'
import { withDeployment } from '../lib/with-deployment.ts'
import type { Options } from './index.ts'

export const title = 'Lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const MAX_RUNS = 3
const PERFORMANCE_LIMIT = 95

/** Scores of each run by address. */
type Result = Record<string, Scores[]>

export async function run({ paths, runs }: Options): Promise<Result> {
  const result = ((await loadResult('lighthouse')) ?? {}) as Result
  const browser = await startBrowser(ensureBrowser())
  try {
    await withDeployment(async ({ cache }) => {
      for (const address of inBothLanguages(paths)) {
        const audits: Scores[] = []
        for (let index = 0; index < Math.min(runs, MAX_RUNS); index += 1) {
          const options = { port: browser.port, categories: CATEGORIES }
          audits.push((await auditPage(cache.origin + address, options)).scores)
        }
        result[address] = audits
        console.log(`  ${address.padEnd(30)} ${spread(audits.map(({ performance = 0 }) => performance))}`)
      }
    })
  } finally {
    browser.kill()
  }
  return result
}

export function describe(result: Result): string {
  const rows = Object.entries(result).map(([address, audits]) => ({
    address,
    scores: Object.fromEntries(
      CATEGORIES.filter((name) => name !== 'seo' || isListed(address)).map((name) => [
        name,
        audits.map((scores) => scores[name] ?? 0),
      ]),
    ),
  }))
  const missed = rows.filter(({ scores }) =>
    Object.entries(scores).some(
      ([name, values]) => median(values) < (name === 'performance' ? PERFORMANCE_LIMIT : 100),
    ),
  )
  return [
    `Lighthouse 13, mobile, simulated throttling, up to ${MAX_RUNS} runs per page, from the shipped deployment. Limits: performance 95, the others 100, as the median: ${verdict(missed.length === 0)}${missed.length > 0 ? ` on ${missed.length} of ${rows.length} pages` : ''}.`,
    '<details><summary>Every page</summary>',
    table(
      ['Page', ...CATEGORIES],
      rows.map(({ address, scores }) => [
        `\`${address}\``,
        ...CATEGORIES.map((name) => {
          const values = scores[name]
          if (!values) return 'not listed'
          return name === 'performance' ? spread(values) : median(values)
        }),
      ]),
    ),
    '</details>',
  ].join('\n\n')
}
