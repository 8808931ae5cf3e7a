import { dataOf } from './backend.mjs'
import { kinds } from './submissions.mjs'

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

/**
 * Queues a notification again and has it sent at once.
 * @param {import('@supabase/supabase-js').SupabaseClient} client
 * @param {string} id of the notification or of the submission
 * @returns {Promise<{ outcome: 'unknown' | 'sending' } | { outcome: 'queued', notification: object }>}
 */
export async function resend(client, id) {
  const answer = dataOf(await client.rpc('resend_notification', { p_id: id }), 'Queueing')
  if (answer.outcome !== 'queued') return { outcome: answer.outcome }
  // A failure of this call shows in the row, which is read afterwards.
  await client.functions.invoke('send-notification-email', { body: { type: 'drain' } })
  const query = client.from('notification_outbox').select('*').eq('id', answer.id).single()
  return { outcome: 'queued', notification: describe(dataOf(await query, 'Reading the outbox')) }
}
