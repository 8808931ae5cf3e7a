import type { SupabaseClient } from '@supabase/supabase-js'
import { dataOf } from './backend.ts'
import { kinds } from './submissions.ts'

const MAX_LISTED = 100
/** Dead notifications that one command resends. */
const MAX_RESENT = 1000
/** Notifications that the function sends in one call (supabase/functions/send-notification-email). */
const BATCH_SIZE = 10

export interface Notification {
  id: string
  kind: string
  /** `reception` or `guest`. */
  audience: string
  /** Id of the submission. */
  submission: string
  status: string
  attempts: number
  /** ISO time; empty unless pending. */
  nextAttempt: string
  lastError: string
  /** ISO time. */
  created: string
}

interface OutboxRow {
  id: string
  type: string
  audience: string
  source_id: string
  status: string
  attempts: number
  next_attempt_at: string
  last_error: string | null
  created_at: string
}

/** Undelivered notifications, the oldest first: given up (`dead`), pending or being sent. */
export async function listUndelivered(
  client: SupabaseClient,
): Promise<{ total: number; listed: Notification[] }> {
  const answer = await client
    .from('notification_outbox')
    .select('*', { count: 'exact' })
    .neq('status', 'sent')
    .order('created_at')
    .limit(MAX_LISTED)
  const rows: OutboxRow[] = dataOf(answer, 'Reading the outbox')
  return { total: answer.count ?? rows.length, listed: rows.map(describe) }
}

/** All messages about one submission, to reception and to the guest. */
export async function listMessagesAbout(client: SupabaseClient, submission: string): Promise<Notification[]> {
  const query = client.from('notification_outbox').select('*').eq('source_id', submission)
  return dataOf(await query.order('audience', { ascending: false }), 'Reading the outbox').map(describe)
}

function describe(row: OutboxRow): Notification {
  const [kind] = Object.entries(kinds).find(([, { type }]) => type === row.type) ?? [row.type]
  return {
    id: row.id,
    kind,
    audience: row.audience,
    submission: row.source_id,
    status: row.status,
    attempts: row.attempts,
    nextAttempt: row.status === 'pending' ? new Date(row.next_attempt_at).toISOString() : '',
    lastError: row.last_error ?? '',
    created: new Date(row.created_at).toISOString(),
  }
}

/**
 * Queues every notification that was given up, and dispatches them.
 * @returns the schedule retries those that were queued and not sent
 */
export async function resendGivenUp(client: SupabaseClient): Promise<{ queued: number; sent: number }> {
  const outbox = () => client.from('notification_outbox')
  const dead = await outbox().select('id').eq('status', 'dead').order('created_at').limit(MAX_RESENT)
  const ids = dataOf(dead, 'Reading the outbox').map(({ id }) => String(id))
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

/** Sends due notifications. Failures are recorded in their rows. */
async function dispatch(client: SupabaseClient): Promise<void> {
  await client.functions.invoke('send-notification-email', { body: { type: 'dispatch' } })
}

type NotQueued = { outcome: 'unknown' } | { outcome: 'sending' }
type Queued = NotQueued | { outcome: 'queued'; id: string }
type Resent = NotQueued | { outcome: 'queued'; notification: Notification }

/**
 * Queues a notification again and sends it at once.
 * @param id of the notification or of the submission
 */
export async function resend(client: SupabaseClient, id: string): Promise<Resent> {
  const answer: Queued = dataOf(await client.rpc('requeue_notification', { p_id: id }), 'Queueing')
  if (answer.outcome !== 'queued') return answer
  await dispatch(client)
  const query = client.from('notification_outbox').select('*').eq('id', answer.id).single()
  return { outcome: 'queued', notification: describe(dataOf(await query, 'Reading the outbox')) }
}
