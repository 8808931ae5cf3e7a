// @ts-nocheck
import { dataOf } from './backend.ts'
import { kinds } from './submissions.ts'

/** The most that are listed at once. */
const MOST_LISTED = 100

/**
 * Notifications that have not arrived, the oldest first: given up (`dead`), waiting, or on their way.
 * @param {import('@supabase/supabase-js').SupabaseClient} client
 * @returns {Promise<{ total: number, listed: object[] }>} each with id, kind, submission, status, attempts,
 *   nextAttempt, lastError and created; times are ISO
 */
export async function listUndelivered(client) {
  const answer = await client
    .from('notification_outbox')
    .select('*', { count: 'exact' })
    .neq('status', 'sent')
    .order('created_at')
    .limit(MOST_LISTED)
  const rows = dataOf(answer, 'Reading the outbox')
  return { total: answer.count ?? rows.length, listed: rows.map(describe) }
}

function describe(row) {
  const [kind] = Object.entries(kinds).find(([, { type }]) => type === row.type) ?? [row.type]
  return {
    id: row.id,
    kind,
    submission: row.source_id,
    status: row.status,
    attempts: row.attempts,
    nextAttempt: row.status === 'pending' ? new Date(row.next_attempt_at).toISOString() : '',
    lastError: row.last_error ?? '',
    created: new Date(row.created_at).toISOString(),
  }
}

/** Given up at once, and how many the function takes in one call (supabase/functions/send-notification-email). */
const MOST_RESENT = 1000
const BATCH_SIZE = 10

/**
 * Queues every notification that was given up, and has them sent.
 * @param {import('@supabase/supabase-js').SupabaseClient} client
 * @returns {Promise<{ queued: number, sent: number }>} what was not sent is tried again by the schedule
 */
export async function resendGivenUp(client) {
  const outbox = () => client.from('notification_outbox')
  const dead = await outbox().select('id').eq('status', 'dead').order('created_at').limit(MOST_RESENT)
  const ids = dataOf(dead, 'Reading the outbox').map(({ id }) => id)
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

/** Has due notifications sent. A failure shows in their rows, which are read afterwards. */
async function dispatch(client) {
  await client.functions.invoke('send-notification-email', { body: { type: 'dispatch' } })
}

/**
 * Queues a notification again and has it sent at once.
 * @param {import('@supabase/supabase-js').SupabaseClient} client
 * @param {string} id of the notification or of the submission
 * @returns {Promise<{ outcome: 'unknown' | 'sending' } | { outcome: 'queued', notification: object }>}
 */
export async function resend(client, id) {
  const answer = dataOf(await client.rpc('requeue_notification', { p_id: id }), 'Queueing')
  if (answer.outcome !== 'queued') return { outcome: answer.outcome }
  await dispatch(client)
  const query = client.from('notification_outbox').select('*').eq('id', answer.id).single()
  return { outcome: 'queued', notification: describe(dataOf(await query, 'Reading the outbox')) }
}
