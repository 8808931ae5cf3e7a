import { setTimeout as wait } from 'node:timers/promises'
import { median, spread, table, verdict } from '../lib/figures.ts'
import { startPlainFiles } from '../lib/plain-files.ts'
import { pinTo } from '../lib/processes.ts'
import { measureServer, type ServerLoad } from '../lib/server-load.ts'
import { withDeployment } from '../lib/with-deployment.ts'

export const title = 'Server'

const SERVER_CORE = 0
const SHARE_LIMIT = 0.75
/** Lets the work of one candidate end before the next is measured. */
const PAUSE_MS = 500
const ROUTER = { rsc: '1' }
/** The plain files are sent with the same headers as the site's pages. */
const SAME_HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'cache-control',
  'vary',
]

const LABELS = {
  site: '`npm start` alone',
  shipped: 'Shipped: page cache and site',
  files: 'nginx, the same bytes as plain files',
  siteNavigation: 'Soft navigation, `npm start` alone',
  shippedNavigation: 'Soft navigation, shipped',
}
type Name = keyof typeof LABELS

interface Candidate {
  name: Name
  url: string
  pids: number[]
  headers?: Record<string, string>
}

interface Result {
  seconds: number
  measured: Record<Name, ServerLoad[]>
}

/** Requests per second and what one costs: the site alone, behind its page cache, and the same bytes as plain files. */
export async function run({ quick }: { quick: boolean }): Promise<Result> {
  const [rounds, seconds] = quick ? [2, 2] : [5, 4]
  return withDeployment(async ({ site, cache }) => {
    const files = await startPlainFiles(await homePages(site.origin), {
      byLanguage: true,
      headers: await headersOf(site.origin),
    })
    try {
      pinTo(SERVER_CORE, [site.pid, cache.pid, files.pid])
      const navigation = await navigationAddress(site.origin)
      const shippedPids = [site.pid, cache.pid]
      const candidates: Candidate[] = [
        { name: 'site', url: `${site.origin}/`, pids: [site.pid] },
        { name: 'shipped', url: `${cache.origin}/`, pids: shippedPids },
        { name: 'files', url: `${files.origin}/`, pids: [files.pid] },
        { name: 'siteNavigation', url: site.origin + navigation, pids: [site.pid], headers: ROUTER },
        { name: 'shippedNavigation', url: cache.origin + navigation, pids: shippedPids, headers: ROUTER },
      ]
      const measured: Result['measured'] = {
        site: [],
        shipped: [],
        files: [],
        siteNavigation: [],
        shippedNavigation: [],
      }
      for (let round = 0; round < rounds + 1; round += 1) {
        for (const { name, url, ...options } of round % 2 ? candidates.toReversed() : candidates) {
          await wait(PAUSE_MS)
          const result = await measureServer(url, { ...options, seconds })
          // the first round is the warm-up
          if (round > 0) measured[name].push(result)
        }
      }
      return { seconds, measured }
    } finally {
      await files.stop()
    }
  })
}

async function homePages(origin: string): Promise<Record<string, string>> {
  const read = async (language: string) =>
    (await fetch(`${origin}/`, { headers: { cookie: `language=${language}` } })).text()
  return { 'sv/index.html': await read('sv'), 'en/index.html': await read('en') }
}

async function headersOf(origin: string): Promise<Record<string, string>> {
  const { headers } = await fetch(`${origin}/`)
  return Object.fromEntries(SAME_HEADERS.map((name) => [name, headers.get(name) ?? '']))
}

/** The address of a soft navigation: the site redirects one without a valid `_rsc` to it. */
async function navigationAddress(origin: string): Promise<string> {
  const address = '/boende?_rsc='
  const { headers } = await fetch(origin + address, { headers: ROUTER, redirect: 'manual' })
  const { pathname, search } = new URL(headers.get('location') ?? address, origin)
  return pathname + search
}

export function describe({ seconds, measured }: Result): string {
  const values = (name: Name, figure: keyof ServerLoad) => measured[name].map((result) => result[figure])
  const ratio = (one: Name, other: Name, figure: keyof ServerLoad) =>
    median(values(one, figure)) / median(values(other, figure))
  const share = ratio('shipped', 'files', 'rate')
  return [
    `The home page, alternating between the languages, as brotli (\`npm start\`: gzip), 16 connections, ${measured.site.length} interleaved rounds of ${seconds} s after one to warm up; servers on one core, wrk on the other. A soft navigation is what the router fetches for /boende.`,
    table(
      ['', 'requests/s', 'p99, ms', 'processor ms per request'],
      (Object.keys(LABELS) as Name[]).map((name) => [
        LABELS[name],
        spread(values(name, 'rate')),
        spread(values(name, 'p99'), 1),
        spread(values(name, 'cpu'), 3),
      ]),
    ),
    `Shipped against plain files: ${share.toFixed(2)} of the requests (limit ${SHARE_LIMIT}: ${verdict(share >= SHARE_LIMIT)}), ${ratio('shipped', 'files', 'cpu').toFixed(2)} times the processor time; ${ratio('shipped', 'site', 'rate').toFixed(0)} times the requests of \`npm start\` alone. \`npm run deployment\` tests that the page cache never mixes languages, keeps soft navigations, keeps no forms, and starts afresh with a new build.`,
  ].join('\n\n')
}
