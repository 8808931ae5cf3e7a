/**
 * `npm run fuzz`: sends generated forms and asks for generated URLs. Fails where the site answers with a server error, a
 * stack trace or too late, or where a stored text holds what no guest can type; the database's own constraints have
 * accepted every row. Needs a built site.
 *
 *   npm run fuzz -- --runs 5000 --seed 7
 */
import { request } from 'node:http'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { routeTable } from '../lib/routes/route-table.ts'
import { formKinds, forms, newEmail, openForm, postForm, type FormKind } from './forms.ts'
import { requireBuild } from './requirements.ts'
import { readRows, startSite } from './site.ts'

const { values: options } = parseArgs({
  options: {
    /** For each form, and for URLs. */
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
})
const SLOW_MS = 10_000

/** Texts that are known to break forms, and any other ones. */
const text: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\t\n',
      '\u0000',
      'a\u0000b',
      '\u200b',
      '\u202eabc',
      '\u001b[31m',
      '\ud800',
      'a\udc00',
      '\uffff',
    ],
    ...['👩‍👩‍👧‍👦🏔️', 'ﷺ'.repeat(40), 'e\u0301', '__proto__', 'constructor', 'then', 'null', 'undefined', 'NaN'],
    ...['$F1', '$@0', '{"a":', '${7*7}', '%00', '%s%n', '../../etc/passwd', '<script>alert(1)</script>'],
    ...[
      "'; drop table booking_inquiries; --",
      'A\r\nBcc: x@y.example',
      'x@y',
      'a@b..example',
      '-1',
      '1e9',
      '0x10',
    ],
    ...[
      '2027-02-30',
      '20260-01-01',
      '9999-12-31',
      '2031-03-12',
      'on',
      'true',
      'business',
      'conference',
      'julbord',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .tuple(fc.constantFrom('a', 'å', '🏔️', ' ', '\n', '<', '0'), fc.constantFrom(60, 201, 255, 5_001, 60_000))
    .map(([unit, length]) => unit.repeat(length)),
)

const file = fc
  .tuple(
    fc.oneof(fc.constantFrom('cv.pdf', 'cv.docx', 'cv.exe', '../cv.pdf', 'å\u0000.pdf', ''), text),
    fc.oneof(fc.constantFrom('application/pdf', 'text/html', ''), fc.string({ maxLength: 20 })),
    fc.constantFrom('%PDF-1.4\n', 'PK\u0003\u0004', ''),
    fc.uint8Array({ maxLength: 200 }),
  )
  .map(([name, type, start, bytes]) => new File([start, Uint8Array.from(bytes)], name, { type }))

/** Changes to a valid form: other values, repeated, missing and unknown fields. */
function changesOf(kind: FormKind) {
  const names = [...Object.keys(forms[kind].values), 'email', 'website', 'company', 'meals.lunch']
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('__proto__', 'constructor', 'id', 'created_at', '0', '$KEY', ''),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  )
  const value = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: file })
  return fc.record({
    left: fc.subarray(names, { maxLength: 2 }),
    set: fc.array(fc.tuple(name, kind === 'jobApplication' ? fc.oneof(value, file) : value), {
      maxLength: 4,
    }),
  })
}

const url = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...routeTable.map(({ path }) => path as string)),
      fc.webPath(),
      text.map((each) => `/${safeEncode(each)}`),
      fc
        .tuple(fc.constantFrom('/blog/', '/food-event/', '/_next/', '/api/', '//'), text)
        .map((parts) => parts.map(safeEncode).join('').replaceAll('%2F', '/')),
    ),
    fc.array(
      fc.tuple(
        fc.constantFrom(
          'lang',
          'about',
          'guests',
          'checkIn',
          'fromConference',
          'tab',
          'category',
          'season',
          'token',
          '_rsc',
        ),
        text,
      ),
      { maxLength: 3 },
    ),
  )
  .map(([path, query]) => {
    const search = query.map(([name, value]) => `${name}=${safeEncode(value)}`).join('&')
    // a longer request is refused by Node before the site sees it
    return (search ? `${path}?${search}` : path).slice(0, 8_000)
  })

/** Percent-encoded as UTF-8; a lone surrogate, which has no encoding, becomes an invalid one. */
function safeEncode(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%EF%BF%BD', '%FF')
}

requireBuild()
const site = await startSite()
const statuses: Record<string, Record<number, number>> = {}
let exitCode = 1
try {
  const check = (name: string, status: number, answer: string, started: number) => {
    statuses[name] ??= {}
    statuses[name][status] = (statuses[name][status] ?? 0) + 1
    if (status >= 500) throw new Error(`${name}: status ${status}`)
    if (/\n\s+at .+:\d+:\d+\)?/.test(answer)) throw new Error(`${name}: a stack trace`)
    if (performance.now() - started > SLOW_MS) throw new Error(`${name}: slower than ${SLOW_MS} ms`)
  }
  const parameters = { numRuns: Number(options.runs), seed: Number(options.seed) }
  await Promise.all([
    ...formKinds.map(async (kind) => {
      const hidden = await openForm(site.origin, kind)
      await fc.assert(
        fc.asyncProperty(changesOf(kind), async ({ left, set }) => {
          const valid = Object.entries({ ...hidden, ...forms[kind].values, email: newEmail() })
          const fields = valid.filter(([name]) => !left.includes(name))
          const started = performance.now()
          const { status, text: answer } = await postForm(site.origin, kind, [
            ...fields.filter(([name]) => !set.some(([other]) => other === name)),
            ...set,
          ])
          check(kind, status, answer, started)
        }),
        parameters,
      )
    }),
    fc.assert(
      fc.asyncProperty(url, async (each) => {
        const started = performance.now()
        const { status, answer } = await get(each)
        check('URLs', status, answer, started)
      }),
      parameters,
    ),
  ])
  console.log(`seed ${options.seed}`)
  for (const [name, counts] of Object.entries(statuses)) console.log(name, JSON.stringify(counts))
  exitCode = (await checkRows()) ? 0 : 1
} catch (error) {
  // a counterexample may be long
  console.error(String(error).slice(0, 2_000), error instanceof Error ? error.cause : '')
} finally {
  await site.stop()
}
process.exit(exitCode)

/** Asks for a URL as it is; `fetch` would normalize it. */
function get(path: string): Promise<{ status: number; answer: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.origin)
    const sent = request(
      { hostname, port, path, agent: false, headers: { accept: 'text/html' } },
      (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, answer: body })).on('error', reject)
      },
    )
    sent.on('error', reject).end()
  })
}

/** No stored text has control characters other than tab and line break, half a pair, or spaces around it. */
async function checkRows(): Promise<boolean> {
  let isFine = true
  for (const kind of formKinds) {
    const { table } = forms[kind]
    const rows = await readRows(site, table)
    const bad = rows.filter((row) =>
      Object.values(row).some(
        (value) => typeof value === 'string' && /[^\P{Cc}\n\t]|\p{Surrogate}|^\s|\s$/u.test(value),
      ),
    )
    console.log(`${table}: ${rows.length} rows, ${bad.length} with text that no guest can type`)
    for (const row of bad.slice(0, 3)) console.error(row)
    if (rows.length === 0 || bad.length > 0) isFine = false
  }
  return isFine
}
