/**
 * `npm run headers -- <origin>`: scores answers of a running site with the package behind MDN's public HTTP
 * Observatory, as if they came over TLS. tests/support/observatory.ts scores without the package; both must agree.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { Requests } from '@mdn/mdn-http-observatory/src/types.js'
import { scoreOf } from '../../tests/support/observatory.ts'

const PAGES = [
  '/',
  '/booking-inquiry',
  '/villkor?tab=privacy',
  '/nope',
  '/icons/icon.svg',
  '/sitemap.xml',
  '/api/health',
]
const MIN_SCORE = 120
/** Any host that is on no preload list. */
const HOST = 'kallfjallet.example'

const packageFolder = path.join(import.meta.dirname, '../node_modules/@mdn/mdn-http-observatory')
// the package's install script would download this list of preloaded hosts
await writeFile(path.join(packageFolder, 'conf/hsts-preload.json'), '{}')

const origin = process.argv[2] ?? 'http://127.0.0.1:3000'
for (const page of PAGES) {
  const response = await fetch(origin + page, { redirect: 'manual' })
  const html = await response.text()
  const headers = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  const { score, grade, lost } = scoreByPackage(
    cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers,
    html,
    response.status,
  )
  const ownScore = scoreOf({ headers, cookies, html }).total
  if (ownScore !== score) console.error(`${page}: the tests score ${ownScore}, the package ${score}.`)
  if (ownScore !== score || score < MIN_SCORE) process.exitCode = 1
  const points = lost.length > 0 ? `  (${lost.join(', ')})` : ''
  console.log(`${String(score).padStart(4)} ${grade.padEnd(2)} ${page}${points}`)
}

/** The steps of the package's src/scanner/index.js, on an answer that is at hand. */
function scoreByPackage(headers: Record<string, string | string[]>, html: string, status: number) {
  const url = new URL(`https://${HOST}/`)
  const response = { status, headers, verified: true, httpEquiv: new Map(), data: html }
  const requests = new Requests(HOST)
  requests.responses = {
    auto: response,
    https: response,
    http: response,
    cors: { headers: {} },
    httpRedirects: [
      { url: new URL(`http://${HOST}/`), status: 301 },
      { url, status },
    ],
    httpsRedirects: [{ url, status }],
  }
  requests.resources.path = html
  requests.session = { url, jar: { serializeSync: () => ({ cookies: [] }) } }
  const results = ALL_TESTS.map((test) => test(requests)).map(({ constructor, result }) => ({
    name: constructor.name,
    points: getScoreModifier(result),
  }))
  const lost = results.filter(({ points }) => points < 0)
  const total = (some: typeof results) => some.reduce((sum, { points }) => sum + points, 100)
  const withoutCredit = total(lost)
  return {
    ...getGradeForScore(withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? total(results) : withoutCredit),
    lost: lost.map(({ name, points }) => `${name} ${points}`),
  }
}
