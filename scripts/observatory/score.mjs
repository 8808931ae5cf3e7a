/**
 * `npm run observatory -- <origin>`: MDN's own scoring (the package behind the public HTTP Observatory) of real
 * answers of a running site, as they would be behind TLS: the observatory itself cannot reach a local server.
 * tests/support/observatory.ts scores the same in the browser tests without the package; the two have to agree.
 */
import '../require-node.ts'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scoreOf } from '../../tests/support/observatory.ts'

const HERE = import.meta.dirname
const TOOL = path.join(HERE, 'node_modules/@mdn/mdn-http-observatory')
const PAGES = [
  '/',
  '/booking-inquiry',
  '/villkor?tab=privacy',
  '/nope',
  '/icons/icon.svg',
  '/sitemap.xml',
  '/api/health',
]
const LEAST = 120
/** The tests look at names alone; any host that no list of preloaded hosts can hold will do. */
const HOST = 'kallfjallet.example'

if (!existsSync(TOOL)) {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--omit=optional'], {
    cwd: HERE,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}
// Its install script would download the list of preloaded hosts, none of which this is.
await writeFile(path.join(TOOL, 'conf/hsts-preload.json'), '{}')
const load = (file) => import(path.join(TOOL, 'src', file))
const { ALL_TESTS } = await load('constants.js')
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js')
const { Requests } = await load('types.js')

const origin = process.argv[2] ?? 'http://127.0.0.1:3000'
let worst = Infinity
for (const page of PAGES) {
  const answer = await fetch(origin + page, { redirect: 'manual' })
  const html = await answer.text()
  const cookies = answer.headers.getSetCookie()
  const headers = {
    ...Object.fromEntries(answer.headers),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  }
  const { score, grade, lost } = judge(headers, html, answer.status)
  const own = scoreOf({ headers, cookies, html }).total
  if (own !== score) {
    console.error(`${page}: the tests' own scoring says ${own}, the observatory ${score}.`)
    process.exitCode = 1
  }
  worst = Math.min(worst, score)
  console.log(
    `${String(score).padStart(4)} ${grade.padEnd(2)} ${page}${lost.length > 0 ? `  (${lost.join(', ')})` : ''}`,
  )
}
if (worst < LEAST) process.exitCode = 1

/** The package's steps from src/scanner/index.js, on an answer that is at hand. */
function judge(headers, html, status) {
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
  const total = (points) => points.reduce((sum, { points }) => sum + points, 100)
  const lost = results.filter(({ points }) => points < 0)
  const uncurved = total(lost)
  return {
    ...getGradeForScore(uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? total(results) : uncurved),
    lost: lost.map(({ name, points }) => `${name} ${points}`),
  }
}
