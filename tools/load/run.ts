/**
 * `npm run load`: guests submit forms to two servers behind one address while servers, backend and mail provider are
 * killed at random and restarted. Fails where anything acknowledged is missing or anything is stored twice.
 * Needs a built site.
 *
 *   npm run load -- --minutes 0.5 --rate 200 --kill-every 6 --seed 7 [--write]
 *
 * `--write` puts the summary into docs/reliability.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../browser.ts'
import { recordSiteForms, type Recordings } from '../replay/site-forms.ts'
import { requireBuild } from '../requirements.ts'
import { countAll, waitForNotifications } from './count.ts'
import { visit, type Visit } from './guest.ts'
import { nextGuest } from './guests.ts'
import { SeededRandom } from './random.ts'
import { findFaults, printSummary, writeSummary } from './report.ts'
import { startStack } from './stack.ts'

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
  /** Submissions a minute. */
  rate: Number(values.rate),
  minutes: Number(values.minutes),
  /** Seconds. */
  killEvery: Number(values['kill-every']),
  seed: Number(values.seed),
}
/** An application whose upload was killed may be sent again after two minutes. */
const GUEST_TIMEOUT_MS = 240_000
/** The slowest notification: a lease of 150 s that ran out, then a pause after a failure. */
const NOTIFICATION_TIMEOUT_MS = 400_000

requireBuild()
const home = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-load-'))
const stack = await startStack({ home })
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (interrupted = true))

let failed = true
try {
  const recordings = await recordForms()
  const end = Date.now() + options.minutes * 60_000
  const isOver = () => interrupted || Date.now() >= end
  const [visits] = await Promise.all([sendGuests(recordings, isOver), killAtRandom(isOver)])
  const notSent = await waitForNotifications(stack, NOTIFICATION_TIMEOUT_MS)
  const result = {
    options,
    date: new Date().toISOString().slice(0, 10),
    kills: Object.fromEntries(stack.processes.map(({ name, kills }) => [name, kills])),
    balancer: stack.balancer.counts,
    visits,
    notSent,
    ...(await countAll(stack, visits)),
  }
  const faults = findFaults(result)
  printSummary(result, faults)
  if (values.write) await writeSummary(result, faults)
  failed = interrupted || faults.length > 0
} finally {
  await stack.stop()
  if (failed) console.error(`The stored data is kept in ${home}`)
  else await rm(home, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

async function recordForms(): Promise<Recordings> {
  const browser = await launchBrowser()
  try {
    return await recordSiteForms(browser, stack.siteUrl)
  } finally {
    await browser.close()
  }
}

/** Starts guests at an even rate, however long the earlier ones take. */
async function sendGuests(recordings: Recordings, isOver: () => boolean): Promise<Visit[]> {
  const random = new SeededRandom(options.seed)
  const interval = 60_000 / options.rate
  const visits: Promise<Visit>[] = []
  for (let next = Date.now(); !isOver(); next += interval) {
    await wait(Math.max(0, next - Date.now()))
    const guest = nextGuest(random)
    visits.push(visit({ siteUrl: stack.siteUrl, recordings, guest, random, timeoutMs: GUEST_TIMEOUT_MS }))
  }
  return Promise.all(visits)
}

/** Half of the kills come at any moment, half while a form is being submitted. */
async function killAtRandom(isOver: () => boolean): Promise<void> {
  const random = new SeededRandom(options.seed + 1)
  while (!isOver()) {
    await wait(random.between(0.5, 1.5) * options.killEvery * 1_000)
    const victim = random.pick(stack.processes)
    const delay = random.between(0, 60)
    if (random.between(0, 1) < 0.5) {
      await Promise.race([stack.balancer.nextForm(), wait(5_000)])
      await wait(delay)
    }
    if (!isOver()) victim.kill()
  }
}
