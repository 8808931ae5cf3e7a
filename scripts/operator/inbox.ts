import type { SupabaseClient } from '@supabase/supabase-js'
import { parseArgs } from 'node:util'
import { StartError } from '../site-process.ts'
import { openBackend, runCommand } from './backend.ts'
import {
  listMessagesAbout,
  listUndelivered,
  resend,
  resendGivenUp,
  type Notification,
} from './notifications.ts'
import { isKind, kinds, listSubmissions, readReference, type Submission } from './submissions.ts'
import { formatTable, formatTime } from './terminal.ts'

/**
 * `npm run inbox`: submissions, newest first, and undelivered notifications.
 *
 *   npm run inbox -- [--kind booking|lost-and-found|job|newsletter] [--since 7d|2026-11-01] [--limit 20] [--json]
 *   npm run inbox -- KF-7Q2M4X     the submission with this reference, and its e-mails
 *   npm run inbox -- resend <id of a notification or a submission>
 *   npm run inbox -- resend all    every notification that was given up
 */
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MAX_FOUND = 100
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface ListOptions {
  kind?: string
  since?: string
  limit: string
  json: boolean
}

function readSince(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const [, amount, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? []
  const time = unit ? Date.now() - Number(amount) * (unit === 'h' ? HOUR_MS : DAY_MS) : Date.parse(text)
  if (Number.isNaN(time)) throw new StartError('--since takes hours (24h), days (7d) or a date (2026-11-01).')
  return new Date(time).toISOString()
}

function readLimit(text: string): number {
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) {
    throw new StartError('--limit takes a number from 1 to 1000.')
  }
  return limit
}

async function list(client: SupabaseClient, { kind, since, limit, json }: ListOptions): Promise<void> {
  if (kind !== undefined && !isKind(kind)) {
    throw new StartError(`--kind takes one of ${Object.keys(kinds).join(', ')}.`)
  }
  const filter = { kind, since: readSince(since), limit: readLimit(limit) }
  const submissions = await listSubmissions(client, filter)
  const undelivered = await listUndelivered(client)
  if (json) {
    console.log(JSON.stringify({ submissions, undelivered }, null, 2))
    return
  }
  console.log(`\nSubmissions (${submissions.length}, newest first)\n`)
  console.log(describeSubmissions(submissions))
  console.log(`\nNotifications not delivered (${undelivered.total})\n`)
  console.log(describeNotifications(undelivered.listed))
}

/** A reference may belong to several submissions, though hardly ever. */
async function find(client: SupabaseClient, reference: string, json: boolean): Promise<void> {
  const submissions = await listSubmissions(client, { reference, limit: MAX_FOUND })
  if (submissions.length === 0) throw new StartError(`There is no submission ${reference}.`)
  const messages = (await Promise.all(submissions.map(({ id }) => listMessagesAbout(client, id)))).flat()
  if (json) {
    console.log(JSON.stringify({ submissions, messages }, null, 2))
    return
  }
  console.log(`\n${describeSubmissions(submissions)}\n\nE-mails\n\n${describeNotifications(messages)}`)
}

function describeSubmissions(submissions: Submission[]): string {
  const rows = submissions.map((row) => [
    formatTime(row.received),
    row.kind,
    row.reference,
    row.notification,
    row.confirmation,
    row.id,
    row.name,
    row.email,
    row.about,
  ])
  const headings = ['Received', 'Kind', 'Reference', 'Notified', 'Confirmed', 'Id', 'Name', 'E-mail', 'About']
  return rows.length > 0 ? formatTable(headings, rows) : 'none'
}

function describeNotifications(notifications: Notification[]): string {
  const rows = notifications.map((row) => [
    formatTime(row.created),
    row.kind,
    row.audience,
    row.status,
    String(row.attempts),
    formatTime(row.nextAttempt),
    row.id,
    row.lastError,
  ])
  const headings = ['Queued', 'Kind', 'To', 'Status', 'Attempts', 'Next attempt', 'Id', 'Last error']
  return rows.length > 0 ? formatTable(headings, rows) : 'none'
}

async function resendAll(client: SupabaseClient, asJson: boolean): Promise<void> {
  const { queued, sent } = await resendGivenUp(client)
  if (asJson) console.log(JSON.stringify({ queued, sent }))
  else console.log(`${sent} of ${queued} sent.${sent < queued ? ' The others are tried again.' : ''}`)
  if (sent < queued) process.exitCode = 1
}

async function resendOne(client: SupabaseClient, id = '', asJson: boolean): Promise<void> {
  if (!UUID.test(id))
    throw new StartError('resend takes the id of a notification or of a submission, or all.')
  const result = await resend(client, id)
  if (result.outcome === 'unknown') throw new StartError(`There is no notification or submission ${id}.`)
  if (result.outcome === 'sending') throw new StartError('It is being sent at this moment.')
  const { notification } = result
  if (asJson) console.log(JSON.stringify(notification, null, 2))
  else if (notification.status === 'sent') console.log(`Sent (${notification.kind}).`)
  else console.log(`Not sent yet; it is tried again.\n\n${describeNotifications([notification])}`)
  if (notification.status !== 'sent') process.exitCode = 1
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      since: { type: 'string' },
      limit: { type: 'string', default: '20' },
      json: { type: 'boolean', default: false },
    },
  })
  const [command = 'list', id] = positionals
  const isCommand = ['list', 'resend'].includes(command)
  const reference = isCommand ? undefined : readReference(positionals.join(''))
  if (!isCommand && reference === undefined) {
    throw new StartError(
      `Unknown: ${command}. Use npm run inbox, npm run inbox -- <reference> or npm run inbox -- resend <id>.`,
    )
  }
  const { client } = await openBackend()
  if (reference !== undefined) await find(client, reference, values.json)
  else if (command === 'resend' && id === 'all') await resendAll(client, values.json)
  else if (command === 'resend') await resendOne(client, id, values.json)
  else await list(client, values)
})
