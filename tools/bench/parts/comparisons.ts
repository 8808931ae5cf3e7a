import { ensureBrowser } from '../../../scripts/ensure-browser.ts'
import { launchBrowser } from '../../browser.ts'
import { auditPage, bytesByType, startBrowser, type ResourceType } from '../../lighthouse/audit-page.ts'
import { buildComparisons } from '../comparisons/build.ts'
import { measureLoad, type Load } from '../lib/browser.ts'
import { kilobytes, median, spread, table, verdict } from '../lib/figures.ts'
import { startPlainFiles } from '../lib/plain-files.ts'
import { withDeployment } from '../lib/with-deployment.ts'
import { withSlowLines } from '../lib/with-slow-lines.ts'
import type { Options } from './index.ts'

export const title = 'Comparisons'

const LCP_FACTOR = 1.1
const LABELS = {
  site: 'This site, shipped deployment',
  astro: 'Astro, static files',
  spa: 'React app by Vite, static files',
}
type Name = keyof typeof LABELS
type Origins = Record<Name, string>

interface Audit {
  score: number
  bytes: Record<ResourceType, number>
}

interface Result {
  loads: Record<Name, Load[]>
  audits: Record<Name, Audit[]>
}

/** The home page, compared with the same page as an Astro static build and as a React single-page app. */
export async function run({ runs, quick }: Options): Promise<Result> {
  const files = await buildComparisons()
  const astro = await startPlainFiles(files.astro)
  const spa = await startPlainFiles(files.spa)
  try {
    return await withDeployment(async ({ cache }) => {
      const origins = { site: cache.origin, astro: astro.origin, spa: spa.origin }
      const loads = await withSlowLines(origins, (slow) =>
        measureLoads(slow, quick ? runs : Math.max(runs, 9)),
      )
      const audits = await measureAudits(origins, quick ? 1 : 3)
      return { loads, audits }
    })
  } finally {
    await astro.stop()
    await spa.stop()
  }
}

const namesOf = (origins: Origins) => Object.keys(origins) as Name[]

async function measureLoads(origins: Origins, runs: number): Promise<Result['loads']> {
  const loads: Result['loads'] = { site: [], astro: [], spa: [] }
  const browser = await launchBrowser()
  try {
    for (let round = 0; round < runs + 1; round += 1) {
      const names = namesOf(origins)
      for (const name of round % 2 ? names.toReversed() : names) {
        const load = await measureLoad(browser, { origin: origins[name], path: '/' })
        // the first round is the warm-up and fills the page cache
        if (round > 0) loads[name].push(load)
      }
    }
  } finally {
    await browser.close()
  }
  return loads
}

async function measureAudits(origins: Origins, runs: number): Promise<Result['audits']> {
  const audits: Result['audits'] = { site: [], astro: [], spa: [] }
  const browser = await startBrowser(ensureBrowser())
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const name of namesOf(origins)) {
        const options = { port: browser.port, categories: ['performance'] }
        const { scores, report } = await auditPage(`${origins[name]}/`, options)
        audits[name].push({ score: scores.performance ?? 0, bytes: bytesByType(report) })
      }
    }
  } finally {
    browser.kill()
  }
  return audits
}

export function describe({ loads, audits }: Result): string {
  const names = Object.keys(LABELS) as Name[]
  const values = (name: Name, figure: 'lcp' | 'fcp' | 'blocking' | 'bytes' | 'cls') =>
    loads[name].map((load) => load[figure])
  const factor = median(values('site', 'lcp')) / median(values('astro', 'lcp'))
  const types: ResourceType[] = ['Document', 'Script', 'Stylesheet', 'Font', 'Image']
  return [
    `The same home page with the same words, markup, style sheet, fonts and pictures, byte for byte, taken from the built page: ${loads.site.length} interleaved cold loads each over TLS and HTTP/2, as below; then Lighthouse ${audits.site.length} times. The pages it is compared with can open a menu and nothing else: no language, no forms, no chat, no other page.`,
    table(
      ['', 'LCP, ms', 'FCP, ms', 'blocking, ms', 'CLS', 'KB in all'],
      names.map((name) => [
        LABELS[name],
        spread(values(name, 'lcp')),
        spread(values(name, 'fcp')),
        spread(values(name, 'blocking')),
        Math.max(...values(name, 'cls')).toFixed(3),
        kilobytes(median(values(name, 'bytes')), 0),
      ]),
    ),
    table(
      ['', 'Lighthouse performance', 'HTML, KB', 'JS, KB', 'CSS, KB', 'fonts, KB', 'pictures, KB'],
      names.map((name) => [
        LABELS[name],
        spread(audits[name].map(({ score }) => score)),
        ...types.map((type) => kilobytes(median(audits[name].map(({ bytes }) => bytes[type])))),
      ]),
    ),
    `LCP of the site is ${factor.toFixed(2)} times that of Astro (limit ${LCP_FACTOR}: ${verdict(factor <= LCP_FACTOR)}).`,
  ].join('\n\n')
}
