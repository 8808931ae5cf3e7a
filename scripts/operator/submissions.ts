// @ts-nocheck
import { dataOf } from './backend.ts'

/**
 * What guests have sent, of every kind, in one list.
 * @typedef {object} Submission
 * @property {string} id
 * @property {string} kind a key of `kinds`
 * @property {string} received ISO time
 * @property {string} name empty for the newsletter
 * @property {string} email
 * @property {string} about what it is about, in a few words
 * @property {string} notification status in the outbox: `sent`, `pending`, `sending`, `dead`; empty where there is none
 */

/** Kinds of submission: their table, the notification's type, and what they are about. */
export const kinds = {
  booking: {
    table: 'booking_inquiries',
    type: 'booking',
    about: (row) =>
      `${row.form_type}, ${row.category}, ${row.check_in_date} – ${row.check_out_date}, ${row.participants}`,
  },
  'lost-and-found': {
    table: 'lost_and_found',
    type: 'lost_found',
    about: (row) => `${row.arrival_date} – ${row.departure_date}: ${row.item_description}`,
  },
  job: {
    table: 'job_applications',
    type: 'job_application',
    about: (row) => `${row.job_title}${row.cv_file_path === null ? ', without a CV' : ''}`,
  },
  newsletter: { table: 'newsletter_subscriptions', type: 'newsletter_subscription', about: () => '' },
}

/** How many ids fit into the address of one question. */
const IDS_AT_ONCE = 100

/**
 * The newest submissions first.
 * @param {import('@supabase/supabase-js').SupabaseClient} client
 * @param {{ kind?: string, since?: string, limit: number }} wanted `since` as ISO time
 * @returns {Promise<Submission[]>}
 */
export async function listSubmissions(client, { kind, since, limit }) {
  const names = kind === undefined ? Object.keys(kinds) : [kind]
  const lists = await Promise.all(names.map((name) => listKind(client, name, since, limit)))
  const newest = lists
    .flat()
    .sort((a, b) => Date.parse(b.received) - Date.parse(a.received))
    .slice(0, limit)
  const statuses = await notificationStatuses(
    client,
    newest.map(({ id }) => id),
  )
  return newest.map((submission) => ({ ...submission, notification: statuses.get(submission.id) ?? '' }))
}

async function listKind(client, kind, since, limit) {
  const { table, about } = kinds[kind]
  const query = client.from(table).select('*').order('created_at', { ascending: false }).limit(limit)
  const rows = dataOf(
    await (since === undefined ? query : query.gte('created_at', since)),
    `Reading ${table}`,
  )
  return rows.map((row) => ({
    id: row.id,
    kind,
    received: new Date(row.created_at).toISOString(),
    name: row.name ?? '',
    email: row.email,
    about: about(row),
  }))
}

async function notificationStatuses(client, ids) {
  const statuses = new Map()
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const part = ids.slice(start, start + IDS_AT_ONCE)
    const query = client.from('notification_outbox').select('source_id,status').in('source_id', part)
    for (const row of dataOf(await query, 'Reading the outbox')) statuses.set(row.source_id, row.status)
  }
  return statuses
}
