import '../require-node.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { count, waitForNotifications } from './count.mjs'
import { visit } from './guest.mjs'
import { nextGuest } from './guests.mjs'
import { recordForms } from './recorded-forms.mjs'
import { findFaults, printSummary, writeSummary } from './report.mjs'
import { seeded } from './seeded.mjs'
import { startStack } from './stack.mjs'

/**
 * `npm run load`: guests send forms to two servers behind one address while servers, backend and mail provider are
 * killed at random and started again. Ends with 1 where anything acknowledged is missing or anything is doubled.
 * Needs a built site.
 *
 *   npm run load -- --minutes 0.5 --rate 200 --kill-every 6 --seed 7 [--write]
 *
 * `--write` puts the summary into docs/reliability.md.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '10' },
    'kill-every': { type: 'string', default: '5' },
    seed: { type: 'string', default: '20260301' },
    write: { type: 'boolean', default: false },
  },
})
const options = {
  rate: Number(values.rate),
  minutes: Number(values.minutes),
  killEvery: Number(values['kill-every']),
  seed: Number(values.seed),
}
/** An application whose upload was killed may be sent afresh after two minutes. */
const GUEST_PATIENCE_MS = 240_000
/** The longest way to the desk: a lease of 150 s that ran out, then a pause after a failure. */
const NOTIFIED_WITHIN_MS = 400_000

const home = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-load-'))
// The library checks the key's form, so it makes it.
process.env.EXPERIMENTAL_STORAGE = '1'
const { generateApiKey } = await import('@supabase/lite')
const { key: secretKey } = await generateApiKey('secret')
const stack = await startStack({ home, secretKey })
let interrupted = false
process.once('SIGINT', () => (interrupted = true))
process.once('SIGTERM', () => (interrupted = true))

let failed = true
try {
  const recordings = await recordForms(stack.siteUrl)
  const started = Date.now()
  const end = started + options.minutes * 60_000
  const isOver = () => interrupted || Date.now() >= end
  const [visits] = await Promise.all([sendGuests(recordings, isOver), killAtRandom(isOver)])
  const notSent = await waitForNotifications(stack, NOTIFIED_WITHIN_MS)
  const result = {
    options,
    date: new Date().toISOString().slice(0, 10),
    kills: Object.fromEntries(stack.processes.map(({ name, kills }) => [name, kills])),
    front: stack.front.counts,
    visits,
    notSent,
    ...(await count(stack, visits)),
  }
  const faults = findFaults(result)
  printSummary(result, faults)
  if (values.write) await writeSummary(result, faults)
  failed = interrupted || faults.length > 0
} finally {
  await stack.stop()
  if (failed) console.error(`What was stored is left in ${home}`)
  else await rm(home, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

/** A new guest at each beat, however long the earlier ones take. */
async function sendGuests(recordings, isOver) {
  const random = seeded(options.seed)
  const beat = 60_000 / options.rate
  const under = []
  for (let next = Date.now(); !isOver(); next += beat) {
    await wait(Math.max(0, next - Date.now()))
    const guest = nextGuest(random)
    const visiting = visit({
      siteUrl: stack.siteUrl,
      recordings,
      guest,
      random,
      patienceMs: GUEST_PATIENCE_MS,
    })
    under.push(visiting.then((outcome) => ({ ...outcome, kind: guest.kind, email: guest.email })))
  }
  return Promise.all(under)
}

/** Half of the kills come at any moment, half while a form is under way. */
async function killAtRandom(isOver) {
  const random = seeded(options.seed + 1)
  while (!isOver()) {
    await wait(random.between(0.5, 1.5) * options.killEvery * 1_000)
    const victim = random.pick(stack.processes)
    const delay = random.between(0, 60)
    if (random.between(0, 1) < 0.5) {
      await Promise.race([stack.front.nextForm(), wait(5_000)])
      await wait(delay)
    }
    if (!isOver()) victim.kill()
  }
}
