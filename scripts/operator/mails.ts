import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import { dataOf } from './backend.ts'
import { formatTimestamp } from './terminal.ts'

const MAX_LISTED = 100
/** Mails that one command sends again. */
const MAX_RESENT = 1000
/** Mails that the function sends in one call (supabase/functions/send-notification-email). */
const BATCH_SIZE = 10
/** As many ids as fit into the URL of one query. */
const IDS_PER_QUERY = 100

/** A row of the outbox; times are ISO times. */
export interface Mail {
  id: string
  type: string
  audience: 'reception' | 'guest'
  /** Id of the submission. */
  source_id: string
  status: 'pending' | 'sending' | 'sent' | 'dead' | 'rejected'
  attempts: number
  next_attempt_at: string
  last_error: string | null
  sent_at: string | null
  created_at: string
}

/** The state of a mail in words. */
export function describeState({ status, sent_at, next_attempt_at, attempts, last_error }: Mail): string {
  const reason = last_error === null ? '' : ` (${last_error}, attempt ${attempts})`
  if (status === 'sent') return `sent ${formatTimestamp(sent_at ?? '')}`
  if (status === 'sending') return 'being sent'
  if (status === 'rejected') return `rejected by the mail provider${reason}`
  if (status === 'dead') return `given up${reason}`
  const isDue = Date.parse(next_attempt_at) <= Date.now()
  return `waiting, next attempt ${isDue ? 'within minutes' : formatTimestamp(next_attempt_at)}${reason}`
}

/** Mails that were not sent, the oldest first. */
export async function listUnsent(client: SupabaseClient): Promise<{ total: number; mails: Mail[] }> {
  const query = client.from('notification_outbox').select('*', { count: 'exact' }).neq('status', 'sent')
  const answer = await query.order('created_at').limit(MAX_LISTED)
  const mails: Mail[] = dataOf(answer, 'Reading the outbox')
  return { total: answer.count ?? mails.length, mails }
}

/** The mails about submissions, reception's before the guests'. */
export async function listMailsAbout(client: SupabaseClient, ids: string[]): Promise<Mail[]> {
  const mails: Mail[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const part = ids.slice(start, start + IDS_PER_QUERY)
    const query = client.from('notification_outbox').select('*').in('source_id', part)
    mails.push(...dataOf(await query.order('audience', { ascending: false }), 'Reading the outbox'))
  }
  return mails
}

/** What the function answers when the provider took some mails alone: the rows say which. */
const SOME_FAILED = 502

/** Sends due mails. Failures are recorded in their rows; where the function itself fails, it says why. */
async function dispatch(client: SupabaseClient): Promise<void> {
  const { error } = await client.functions.invoke('send-notification-email', { body: { type: 'dispatch' } })
  if (!(error instanceof FunctionsHttpError)) {
    if (error) console.error(`The function did not answer: ${String(error)}`)
  } else if (error.context.status !== SOME_FAILED)
    console.error(`The function answered ${error.context.status}: ${await error.context.text()}`)
}

/**
 * Queues a mail again and tries to send it at once.
 * @param id of the mail, or of the submission, which stands for its mail to reception
 * @returns the mail; a reason where none was queued
 */
export async function resend(client: SupabaseClient, id: string): Promise<Mail | 'unknown' | 'sending'> {
  type Answer = { outcome: 'queued' | 'unknown' | 'sending'; id: string }
  const answer: Answer = dataOf(await client.rpc('requeue_notification', { p_id: id }), 'Queueing')
  if (answer.outcome !== 'queued') return answer.outcome
  await dispatch(client)
  return dataOf(
    await client.from('notification_outbox').select('*').eq('id', answer.id).single(),
    'Reading the outbox',
  )
}

/**
 * Queues all mails that were given up, and those to reception that were rejected, and tries to send them at once.
 * @returns the schedule sends those that were queued and not sent
 */
export async function resendAll(client: SupabaseClient): Promise<{ queued: number; sent: number }> {
  const outbox = () => client.from('notification_outbox')
  const unsent = await outbox()
    .select('id')
    .or('status.eq.dead,and(status.eq.rejected,audience.eq.reception)')
    .order('created_at')
    .limit(MAX_RESENT)
  const ids = dataOf(unsent, 'Reading the outbox').map(({ id }) => String(id))
  let sent = 0
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE)
    for (const id of batch) dataOf(await client.rpc('requeue_notification', { p_id: id }), 'Queueing')
    await dispatch(client)
    const answer = await outbox().select('id').in('id', batch).eq('status', 'sent')
    sent += dataOf(answer, 'Reading the outbox').length
  }
  return { queued: ids.length, sent }
}
