/** `npm run load -- --minutes 10 --rate 120 --kill-every 6` (README.md). */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Child } from '../scripts/local/child.ts'
import { type FormKind, forms, newEmail, openForm, postForm } from './forms.ts'
import { requireBuild } from './requirements.ts'
import { prepareSite, readRows } from './site.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    /** Guests a minute. */
    rate: { type: 'string', default: '120' },
    /** Seconds. */
    'kill-every': { type: 'string', default: '6' },
  },
})

/** The forms whose answer names a reference, which the stored row and both mails carry too. */
const KINDS: FormKind[] = ['inquiry', 'inquiry', 'lostAndFound', 'jobApplication']
const REFERENCE = /KF-[0-9A-HJKMNP-TV-Z]{6}/
/** An application whose upload was cut off may be sent again after two minutes. */
const PATIENCE_MS = 240_000
/** The slowest mail: a lease of 150 s that ran out, then a pause after a failure. */
const MAIL_WITHIN_MS = 400_000

interface Visit {
  kind: FormKind
  email: string
  reference?: string
  tries: number
}

requireBuild()
const site = await prepareSite()
const kills = { site: 0, backend: 0 }
const running = { backend: await site.startBackend(), site: await site.startServer() }
const starts = { backend: site.startBackend, site: site.startServer }
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

// so that a form which never works is not taken for a slow one
const first: Visit[] = []
for (const kind of new Set(KINDS)) {
  const plain = await visit(kind, 1)
  first.push(plain)
  if (!plain.reference) throw new Error(`${kind}: a plain submission is not acknowledged`)
}
const end = Date.now() + Number(values.minutes) * 60_000
const [others] = await Promise.all([sendGuests(), killInTurn()])
const visits = [...first, ...others]
const faults = await findFaults(visits, Date.now() + MAIL_WITHIN_MS)
await running.site.stop()
await running.backend.stop()

const acknowledged = visits.filter(({ reference }) => reference)
console.log(`${visits.length} guests, ${visits.reduce((sum, { tries }) => sum + tries, 0)} submissions`)
console.log(`kills: site ${kills.site}, backend ${kills.backend}`)
console.log(`acknowledged ${acknowledged.length}; ${faults.counts}`)
for (const fault of faults.list) console.error(fault)
if (faults.list.length === 0) await site.removeData()
else console.error(`The data is kept: ${site.mailFolder}`)
process.exit(faults.list.length === 0 ? 0 : 1)

/** Starts guests at an even rate, however long the earlier ones take. */
async function sendGuests(): Promise<Visit[]> {
  const started: Promise<Visit>[] = []
  while (Date.now() < end) {
    started.push(visit(KINDS[started.length % KINDS.length]!))
    await wait(60_000 / Number(values.rate))
  }
  return Promise.all(started)
}

/** Sends the same form again for as long as the guest cannot know that it arrived. */
async function visit(kind: FormKind, maxTries = Infinity): Promise<Visit> {
  const result: Visit = { kind, email: newEmail(), tries: 0 }
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline && result.tries < maxTries) {
    try {
      const hidden = await openForm(site.origin, kind)
      result.tries += 1
      const fields = { ...hidden, ...forms[kind].values, email: result.email }
      const { status, text } = await postForm(site.origin, kind, fields)
      const shown = text.replaceAll(/<script[\s\S]*?<\/script>/g, '')
      const reference = status === 200 ? REFERENCE.exec(shown)?.[0] : undefined
      if (reference) return { ...result, reference }
    } catch {
      // the server is down, or the connection broke off
    }
    await wait(1_500 + Math.random() * 2_500)
  }
  return result
}

/** SIGKILL at odd moments; half a second later the process starts again, as a service manager does it. */
async function killInTurn(): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    await wait((0.5 + Math.random()) * Number(values['kill-every']) * 1_000)
    if (Date.now() > end) return
    const victim = turn % 2 === 0 ? 'site' : 'backend'
    await running[victim].stop('SIGKILL')
    kills[victim] += 1
    await wait(500)
    running[victim] = (await starts[victim]()) satisfies Child
  }
}

/** Compares what guests were told with the rows and the mails; waits for mails that are still to come. */
async function findFaults(all: Visit[], deadline: number): Promise<{ counts: string; list: string[] }> {
  const rows = new Map<string, Record<string, unknown>[]>()
  for (const kind of new Set(KINDS)) {
    for (const row of await readRows(site, forms[kind].table)) {
      if (kind === 'jobApplication' && row.cv_file_path === null) continue
      rows.set(String(row.email), [...(rows.get(String(row.email)) ?? []), row])
    }
  }
  const list: string[] = []
  for (const { kind, email, reference, tries } of all) {
    const stored = rows.get(email) ?? []
    const name = `${kind} ${email}`
    if (!reference) list.push(`${name}: not acknowledged in ${tries} tries`)
    else if (stored.length === 0) list.push(`${name}: ${reference} acknowledged, not stored`)
    else if (!stored.some((row) => row.reference === reference)) list.push(`${name}: other reference stored`)
    if (stored.length > 1) list.push(`${name}: stored ${stored.length} times`)
  }
  const references = [...rows.values()].flat().map((row) => String(row.reference))
  let incomplete = references
  while (incomplete.length > 0 && Date.now() < deadline) {
    const mails = await readMails()
    incomplete = references.filter((each) => mails.filter((text) => text.includes(each)).length !== 2)
    if (incomplete.length > 0) await wait(2_000)
  }
  for (const each of incomplete) list.push(`${each}: not mailed once to reception and once to the guest`)
  const notified = references.length - incomplete.length
  return { counts: `stored ${references.length}; mailed to reception and guest ${notified}`, list }
}

async function readMails(): Promise<string[]> {
  const files = await readdir(site.mailFolder).catch(() => [])
  const texts = files.filter((file) => file.endsWith('.json'))
  return Promise.all(texts.map((file) => readFile(path.join(site.mailFolder, file), 'utf8')))
}
