import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FormKind } from '../replay/site-forms.ts'
import type { Visit } from './guest.ts'
import { FORMS } from './guests.ts'
import type { Stack } from './stack.ts'

const PAGE_ROWS = 1_000

type Row = Record<string, string | null>

/** All rows of a table. */
export async function readRows(
  { backendUrl, secretKey }: Pick<Stack, 'backendUrl' | 'secretKey'>,
  table: string,
  columns: string,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const query = `select=${columns}&order=id&limit=${PAGE_ROWS}&offset=${rows.length}`
    const response = await fetch(`${backendUrl}/rest/v1/${table}?${query}`, {
      headers: { apikey: secretKey },
    })
    if (!response.ok) throw new Error(`${table} answered ${response.status}`)
    const page = (await response.json()) as Row[]
    rows.push(...page)
    if (page.length < PAGE_ROWS) return rows
  }
}

/** A row that never got its documents: the schedule notifies reception of it, and the applicant sent it again. */
const isIncomplete = (row: Row) => row.cv_file_path === null

/**
 * Waits until every notification is sent, apart from those that wait for documents.
 * @returns how many are not sent; -1 where the outbox could not be read
 */
export async function waitForNotifications(stack: Stack, withinMs: number): Promise<number> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const outbox = await readRows(stack, 'notification_outbox', 'id,status,source_id').catch(() => null)
    const applications = await readRows(stack, 'job_applications', 'id,cv_file_path').catch(() => [])
    const incomplete = new Set(applications.filter(isIncomplete).map(({ id }) => id))
    const open = outbox?.filter(({ status, source_id: id }) => status !== 'sent' && !incomplete.has(id))
    if (open?.length === 0 || Date.now() > deadline) return open?.length ?? -1
    await wait(2_000)
  }
}

interface FormCounts {
  sent: number
  acknowledged: number
  /** Complete rows, each e-mail address once. */
  stored: number
  duplicates: number
  /** Acknowledged and not stored. */
  lost: number
  /** Rows whose e-mail reached reception. */
  notified: number
  /** Rows whose e-mail reached the guest; each has an address of its own, so that no limit withholds it. */
  confirmed: number
  /** Rows of which both have to hear. */
  toNotify: number
  incomplete: number
}

export interface Counts {
  forms: Record<FormKind, FormCounts>
  lost: Visit[]
  mails: number
  deliveries: number
}

export async function countAll(stack: Stack, visits: readonly Visit[]): Promise<Counts> {
  const outbox = await readRows(stack, 'notification_outbox', 'id,type,audience,source_id,status')
  const files = await readdir(stack.mailFolder)
  const mailed = new Set(
    files.filter((file) => file.endsWith('.json')).map((file) => path.basename(file, '.json')),
  )
  const deliveries = await readFile(path.join(stack.mailFolder, 'deliveries.log'), 'utf8').catch(() => '')
  const lost: Visit[] = []

  async function countForm(kind: FormKind): Promise<FormCounts> {
    const { table, notification } = FORMS[kind]
    const columns = kind === 'job-application' ? 'id,email,cv_file_path' : 'id,email'
    const rows = await readRows(stack, table, columns)
    const complete = rows.filter((row) => !isIncomplete(row))
    const stored = new Set(complete.map(({ email }) => email))
    const ids = new Set(complete.map(({ id }) => id))
    const reached = (addressee: 'reception' | 'guest') =>
      outbox.filter(
        ({ id, type, audience, source_id: row }) =>
          type === notification && audience === addressee && ids.has(row ?? '') && mailed.has(id ?? ''),
      ).length
    const sent = visits.filter((visit) => visit.kind === kind)
    const acknowledged = sent.filter((visit) => visit.acknowledged)
    const lostHere = acknowledged.filter(({ email }) => !stored.has(email))
    lost.push(...lostHere)
    return {
      sent: sent.length,
      acknowledged: acknowledged.length,
      stored: stored.size,
      duplicates: complete.length - stored.size,
      lost: lostHere.length,
      notified: reached('reception'),
      confirmed: reached('guest'),
      toNotify: notification === null ? 0 : complete.length,
      incomplete: rows.length - complete.length,
    }
  }

  const forms = {
    inquiry: await countForm('inquiry'),
    'lost-and-found': await countForm('lost-and-found'),
    'job-application': await countForm('job-application'),
    newsletter: await countForm('newsletter'),
  }
  return { forms, lost, mails: mailed.size, deliveries: deliveries.split('\n').filter(Boolean).length }
}
