import { parseArgs } from 'node:util'
import type { SupabaseClient } from '@supabase/supabase-js'
import { StartError } from '../site-process.ts'
import { openBackend, runCommand } from './backend.ts'
import { listDocuments, nameDocument, saveDocuments } from './documents.ts'
import { describeState, listMailsAbout, listUnsent, type Mail, resend, resendAll } from './mails.ts'
import {
  fieldsOf,
  findSubmissions,
  isId,
  isKind,
  kinds,
  listSubmissions,
  readReference,
} from './submissions.ts'
import { formatFields, formatTable, formatTimestamp, startOfDay } from './terminal.ts'

/** `npm run inbox`: what guests have sent, and the mails about it. Every command but the last two takes `--json`. */
const USAGE = `npm run inbox -- [--kind booking|lost-and-found|job|newsletter] [--since 7d|2026-11-01] [--limit 20]
npm run inbox -- <reference or id>                       everything in one submission, and its mails
npm run inbox -- documents <reference or id> <folder>    writes the documents of an application into the folder
npm run inbox -- resend <reference or id>                sends the mail to reception again; the id of a mail stands for it
npm run inbox -- resend all                              all mails that were given up, and reception's rejected ones`

const HOUR_MS = 3_600_000

interface Options {
  kind?: string
  since?: string
  limit: string
  json: boolean
}

const isIdOrReference = (text: string) => isId(text) || readReference(text) !== undefined
const printJson = (content: object) => console.log(JSON.stringify(content, null, 2))

function readSince(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const [, amount, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? []
  const time = unit
    ? new Date(Date.now() - Number(amount) * HOUR_MS * (unit === 'h' ? 1 : 24))
    : startOfDay(text)
  if (time === undefined) throw new StartError('--since takes hours (24h), days (7d) or a date (2026-11-01).')
  return time.toISOString()
}

async function list(client: SupabaseClient, { kind, since, limit, json }: Options): Promise<void> {
  if (kind !== undefined && !isKind(kind)) {
    throw new StartError(`--kind takes one of ${Object.keys(kinds).join(', ')}.`)
  }
  if (!/^[1-9]\d{0,2}$|^1000$/.test(limit)) throw new StartError('--limit takes a number from 1 to 1000.')
  const submissions = await listSubmissions(client, { kind, since: readSince(since), limit: Number(limit) })
  const ids = submissions.map(({ row }) => row.id)
  const about = await listMailsAbout(client, ids)
  const unsent = await listUnsent(client)
  const statusOf = (id: string, audience: Mail['audience']) =>
    about
      .filter((mail) => mail.source_id === id && mail.audience === audience)
      .map(({ status }) => status)
      .join(', ')
  if (json) {
    const rows = submissions.map(({ kind: of, row }) => ({
      kind: of,
      ...row,
      notification: statusOf(row.id, 'reception'),
      confirmation: statusOf(row.id, 'guest'),
    }))
    return printJson({ submissions: rows, unsent })
  }
  console.log(`\nSubmissions (${submissions.length}, newest first)\n`)
  console.log(
    formatTable(
      ['Received', 'Kind', 'Reference', 'Reception', 'Guest', 'Name', 'Email', 'About', 'Id'],
      submissions.map(({ kind: of, row }) => [
        formatTimestamp(row.created_at),
        of,
        row.reference ?? '',
        statusOf(row.id, 'reception'),
        statusOf(row.id, 'guest'),
        row.name ?? '',
        row.email,
        kinds[of].about(row),
        row.id,
      ]),
    ),
  )
  console.log(`\nMails not sent (${unsent.total})\n`)
  console.log(
    formatTable(
      ['Queued', 'Type', 'To', 'State', 'Id'],
      unsent.mails.map((mail) => [
        formatTimestamp(mail.created_at),
        mail.type,
        mail.audience,
        describeState(mail),
        mail.id,
      ]),
    ),
  )
}

async function show(client: SupabaseClient, typed: string, { json }: Options): Promise<void> {
  const submissions = await findSubmissions(client, typed)
  const ids = submissions.map(({ row }) => row.id)
  const mails = await listMailsAbout(client, ids)
  if (json) return printJson({ submissions: submissions.map(({ kind, row }) => ({ kind, ...row })), mails })
  for (const submission of submissions) {
    const about = (audience: Mail['audience']): [string, string] => {
      const own = mails.filter((mail) => mail.source_id === submission.row.id && mail.audience === audience)
      const label = audience === 'guest' ? 'Mail to the guest' : 'Mail to reception'
      return [label, own.map((mail) => `${describeState(mail)}, id ${mail.id}`).join('\n') || 'none']
    }
    console.log(`\n${formatFields([...fieldsOf(submission), about('reception'), about('guest')])}`)
  }
}

async function fetchDocuments(client: SupabaseClient, typed: string, folder = ''): Promise<void> {
  if (!isIdOrReference(typed)) throw new StartError(USAGE)
  const submissions = await findSubmissions(client, typed)
  const applications = submissions.filter(({ kind }) => kind === 'job').map(({ row }) => row)
  const ids = applications.map(({ id }) => id)
  const documents = await listDocuments(client, ids)
  if (documents.length === 0) throw new StartError(`No documents are stored with ${typed}.`)
  const applicationOf = (document: string) => applications.find(({ id }) => document.startsWith(id))
  const nameOf = (document: string) => nameDocument(client, document, applicationOf(document))
  for (const file of await saveDocuments(client, documents, folder, nameOf)) console.log(`Written to ${file}`)
}

async function sendAgain(client: SupabaseClient, typed: string): Promise<void> {
  if (typed === 'all') {
    const { queued, sent } = await resendAll(client)
    console.log(`${sent} of ${queued} sent.${sent < queued ? ' The others are queued and tried again.' : ''}`)
    if (sent < queued) process.exitCode = 1
    return
  }
  if (!isIdOrReference(typed)) throw new StartError(USAGE)
  const ids = isId(typed) ? [typed] : (await findSubmissions(client, typed)).map(({ row }) => row.id)
  for (const id of ids) {
    const mail = await resend(client, id)
    if (mail === 'unknown') throw new StartError(`No mail belongs to ${typed}.`)
    if (mail === 'sending') throw new StartError('It is being sent at this moment.')
    const isSent = mail.status === 'sent'
    console.log(`Mail to ${mail.audience}: ${isSent ? '' : 'queued, '}${describeState(mail)}.`)
    if (!isSent) process.exitCode = 1
  }
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
  const [command = 'list', ...rest] = positionals
  // a reference may be typed in parts: kf o11 dde
  const whole = positionals.join('')
  if (!['list', 'resend', 'documents'].includes(command) && !isIdOrReference(whole)) {
    throw new StartError(`Unknown: ${command}.\n${USAGE}`)
  }
  const { client } = await openBackend()
  if (command === 'list') await list(client, values)
  else if (command === 'resend') await sendAgain(client, rest.join(''))
  else if (command === 'documents') await fetchDocuments(client, rest.slice(0, -1).join(''), rest.at(-1))
  else await show(client, whole, values)
})
