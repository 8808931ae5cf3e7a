/** `npm run fuzz -- --runs 5000 --seed 7` (README.md). Generated URLs are tested with middleware.ts. */
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { type FormKind, formKinds, forms, newEmail, openForm, postForm } from './forms.ts'
import { requireBuild } from './requirements.ts'
import { readRows, startSite } from './site.ts'

const { values: options } = parseArgs({
  options: {
    /** For each form. */
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
})
const SLOW_MS = 10_000
/** Control characters other than tab and line break, half a surrogate pair, or white space around a text. */
const UNTYPEABLE = /[^\P{Cc}\n\t]|\p{Surrogate}|^\s|\s$/u

const text = fc.oneof(
  fc.constantFrom(
    ...['', ' ', 'a\u0000b', '\u202eabc', '\ud800', '👩‍👩‍👧‍👦🏔️', '__proto__', '$F1', '$@0', '{"a":', '%00'],
    ...['A\r\nBcc: x@y.example', 'a@b..example', '-1', '1e9', '2027-02-30', '9999-12-31', 'on', 'julbord'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .tuple(fc.constantFrom('å', '🏔️', ' ', '\n'), fc.constantFrom(201, 5_001))
    .map(([unit, n]) => unit.repeat(n)),
)
const file = fc
  .tuple(text, fc.constantFrom('application/pdf', ''), fc.constantFrom('%PDF-1.4\n', 'PK\u0003\u0004', ''))
  .map(([name, type, content]) => new File([content], `${name}.pdf`, { type }))

/** What is left out of a valid form, and what is sent in its place or in addition. */
function changesOf(kind: FormKind) {
  const names = [...Object.keys(forms[kind].values), 'email', 'website', 'meals.lunch', '__proto__', 'id']
  return fc.record({
    left: fc.subarray(names, { maxLength: 2 }),
    set: fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof(text, file)), { maxLength: 4 }),
  })
}

requireBuild()
const site = await startSite()
const findings: string[] = []
try {
  const parameters = { numRuns: Number(options.runs), seed: Number(options.seed) }
  for (const kind of formKinds) {
    const hidden = await openForm(site.origin, kind)
    const sending = fc.asyncProperty(changesOf(kind), async ({ left, set }) => {
      const replaced = [...left, ...set.map(([name]) => name)]
      const valid = Object.entries({ ...hidden, ...forms[kind].values, email: newEmail() })
      const begun = performance.now()
      const fields = [...valid.filter(([name]) => !replaced.includes(name)), ...set]
      const { status, text: page } = await postForm(site.origin, kind, fields)
      const isFast = performance.now() - begun < SLOW_MS
      return status < 500 && isFast && !/\n\s+at .+:\d+:\d+\)?/.test(page)
    })
    await fc.assert(sending, parameters)
    const rows = await readRows(site, forms[kind].table)
    const bad = rows.filter((row) =>
      Object.values(row).some((value) => typeof value === 'string' && UNTYPEABLE.test(value)),
    )
    console.log(`${kind}: ${rows.length} rows, ${bad.length} with text that no guest can type`)
    if (rows.length === 0 || bad.length > 0) findings.push(`${kind}: ${JSON.stringify(bad[0] ?? 'no row')}`)
  }
} catch (error) {
  findings.push(String(error).slice(0, 2_000))
} finally {
  await site.stop()
}
console.log(`seed ${options.seed}`)
for (const finding of findings) console.error(finding)
process.exit(findings.length === 0 ? 0 : 1)
