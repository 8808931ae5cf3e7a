import { setTimeout as wait } from 'node:timers/promises'
import { load } from '../lib/load.mjs'
import { pinTo } from '../lib/processes.mjs'
import { startPlainFiles } from '../lib/plain-files.mjs'
import { median, spread } from '../lib/stats.mjs'
import { table, verdict } from '../lib/table.mjs'
import { withDeployment } from '../lib/with-deployment.mjs'

/** Requests a second, and what one costs: the site alone, behind its page cache, and the same bytes as plain files. */

export const title = 'Server'

const SERVER_CORE = 0
const SHARE_LIMIT = 0.75
const SETTLE_MS = 500
const ROUTER = { rsc: '1' }
/** The headers that the site sends beside the bytes, so that the plain files carry them too. */
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

/** @param {{ quick: boolean }} options */
export async function run({ quick }) {
  const [rounds, seconds] = quick ? [2, 2] : [5, 4]
  return withDeployment(async ({ site, cache }) => {
    const files = await startPlainFiles(await homePages(site.origin), {
      byLanguage: true,
      headers: await headersOf(site.origin),
    })
    try {
      const pids = { site: site.pid, cache: cache.pid, files: files.pid }
      pinTo(SERVER_CORE, Object.values(pids))
      const page = '/'
      const navigation = await navigationAddress(site.origin)
      const contenders = [
        { name: 'site', url: site.origin + page, pids: [pids.site] },
        { name: 'shipped', url: cache.origin + page, pids: [pids.site, pids.cache] },
        { name: 'files', url: files.origin + page, pids: [pids.files] },
        { name: 'siteNavigation', url: site.origin + navigation, pids: [pids.site], headers: ROUTER },
        {
          name: 'shippedNavigation',
          url: cache.origin + navigation,
          pids: [pids.site, pids.cache],
          headers: ROUTER,
        },
      ]
      const measured = Object.fromEntries(contenders.map(({ name }) => [name, []]))
      for (let round = 0; round < rounds + 1; round += 1) {
        for (const { name, url, ...options } of round % 2 ? [...contenders].reverse() : contenders) {
          // what the one before has left behind is no burden of the next
          await wait(SETTLE_MS)
          const result = await load(url, { ...options, seconds })
          // the first round warms everybody up
          if (round > 0) measured[name].push(result)
        }
      }
      return { seconds, measured }
    } finally {
      await files.stop()
    }
  })
}

/** The home page in both languages, as the site sends it. */
async function homePages(origin) {
  const read = async (language) =>
    (await fetch(`${origin}/`, { headers: { cookie: `language=${language}` } })).text()
  return { 'sv/index.html': await read('sv'), 'en/index.html': await read('en') }
}

async function headersOf(origin) {
  const { headers } = await fetch(`${origin}/`)
  return Object.fromEntries(SAME_HEADERS.map((name) => [name, headers.get(name) ?? '']))
}

/** Where the site wants a plain soft navigation to be asked for: it sends one without its `_rsc` there. */
async function navigationAddress(origin) {
  const address = '/boende?_rsc='
  const response = await fetch(origin + address, { headers: ROUTER, redirect: 'manual' })
  const place = response.headers.get('location')
  return place ? new URL(place, origin).pathname + new URL(place, origin).search : address
}

export function describe({ seconds, measured }) {
  const rate = (name) => median(measured[name].map((result) => result.rate))
  const cpu = (name) => median(measured[name].map((result) => result.cpu))
  const share = rate('shipped') / rate('files')
  const names = {
    site: '`npm start` alone',
    shipped: 'Shipped: page cache and site',
    files: 'nginx, the same bytes as plain files',
    siteNavigation: 'Soft navigation, `npm start` alone',
    shippedNavigation: 'Soft navigation, shipped',
  }
  return [
    `The home page in both languages in turn, by brotli (\`npm start\`: gzip), 16 connections, ${measured.site.length} rounds of ${seconds} s in changing order after one to warm up; servers on one core, wrk on the other. A soft navigation is what the router fetches for /boende.`,
    table(
      ['', 'requests/s', 'p99, ms', 'processor ms a request'],
      Object.entries(names).map(([name, label]) => [
        label,
        spread(measured[name].map((result) => result.rate)),
        spread(
          measured[name].map((result) => result.p99),
          1,
        ),
        spread(
          measured[name].map((result) => result.cpu),
          3,
        ),
      ]),
    ),
    `Shipped against plain files: ${share.toFixed(2)} of the requests (limit ${SHARE_LIMIT}: ${verdict(share >= SHARE_LIMIT)}), ${(cpu('shipped') / cpu('files')).toFixed(2)} times the processor time; ${(rate('shipped') / rate('site')).toFixed(0)} times the requests of \`npm start\` alone. That languages never mix, soft navigations are kept, forms are not, and a new build starts afresh is tested by \`npm run test:deploy\`.`,
  ].join('\n\n')
}
