import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { KINDS } from './guests.mjs'

const PAGE = 1_000

/** All rows of a table. */
export async function readRows({ backendUrl, secretKey }, table, columns) {
  const rows = []
  for (;;) {
    const address = `${backendUrl}/rest/v1/${table}?select=${columns}&order=id&limit=${PAGE}&offset=${rows.length}`
    const response = await fetch(address, { headers: { apikey: secretKey } })
    if (!response.ok) throw new Error(`${table} answered ${response.status}`)
    const page = await response.json()
    rows.push(...page)
    if (page.length < PAGE) return rows
  }
}

/** Rows that never got their documents: the hotel hears of them by the schedule, the applicant sent again. */
const isBrokenOff = (row) => 'cv_file_path' in row && row.cv_file_path === null

/** Waits until nothing is left to send, apart from what rightly waits for its documents. */
export async function waitForNotifications(stack, withinMs) {
  const deadline = Date.now() + withinMs
  for (;;) {
    const waiting = await readRows(stack, 'notification_outbox', 'id,status,source_id').catch(() => null)
    const applications = await readRows(stack, 'job_applications', 'id,cv_file_path').catch(() => [])
    const brokenOff = new Set(applications.filter(isBrokenOff).map(({ id }) => id))
    const open = waiting?.filter(({ status, source_id: id }) => status !== 'sent' && !brokenOff.has(id))
    if (open?.length === 0 || Date.now() > deadline) return open?.length ?? -1
    await wait(2_000)
  }
}

/**
 * What was sent, acknowledged, stored and notified, for each form; "stored" are complete rows.
 * @param {object} stack see stack.mjs
 * @param {{ kind: string, email: string, acknowledged: boolean }[]} visits
 */
export async function count(stack, visits) {
  const outbox = await readRows(stack, 'notification_outbox', 'id,type,source_id,status')
  const files = await readdir(stack.mailFolder)
  const mailed = new Set(
    files.filter((file) => file.endsWith('.json')).map((file) => path.basename(file, '.json')),
  )
  const deliveries = await readFile(path.join(stack.mailFolder, 'deliveries.log'), 'utf8').catch(() => '')
  const kinds = {}
  const missing = []
  for (const [kind, { table, notification }] of Object.entries(KINDS)) {
    const columns = kind === 'application' ? 'id,email,cv_file_path' : 'id,email'
    const rows = await readRows(stack, table, columns)
    const complete = rows.filter((row) => !isBrokenOff(row))
    const stored = new Set(complete.map(({ email }) => email))
    const ids = new Set(complete.map(({ id }) => id))
    const queued = outbox.filter(({ type, source_id: id }) => type === notification && ids.has(id))
    const guests = visits.filter((visit) => visit.kind === kind)
    const acknowledged = guests.filter((visit) => visit.acknowledged)
    const lost = acknowledged.filter(({ email }) => !stored.has(email))
    missing.push(...lost)
    kinds[kind] = {
      sent: guests.length,
      acknowledged: acknowledged.length,
      stored: stored.size,
      doubled: complete.length - stored.size,
      lost: lost.length,
      notified: queued.filter(({ id }) => mailed.has(id)).length,
      toNotify: notification === null ? 0 : complete.length,
      brokenOff: rows.length - complete.length,
    }
  }
  return { kinds, missing, mails: mailed.size, deliveries: deliveries.split('\n').filter(Boolean).length }
}
