import type { SupabaseClient } from '@supabase/supabase-js'
import { dataOf } from './backend.ts'

/** A submission of any kind. */
export interface Submission {
  id: string
  kind: Kind
  /** ISO time. */
  received: string
  /** Empty for the newsletter. */
  name: string
  email: string
  /** Its content in a few words. */
  about: string
  /** Status in the outbox: `sent`, `pending`, `sending`, `dead`; empty where there is none. */
  notification: string
}

export type Kind = 'booking' | 'lost-and-found' | 'job' | 'newsletter'

type Row = { id: string; created_at: string; name?: string; email: string } & Record<string, unknown>

/** Per kind: its table, the type of its notification, and a summary of a row. */
export const kinds: Record<Kind, { table: string; type: string; about: (row: Row) => string }> = {
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

export function isKind(text: string): text is Kind {
  return Object.hasOwn(kinds, text)
}

/** As many ids as fit into the URL of one query. */
const IDS_PER_QUERY = 100

/**
 * The newest submissions first.
 * @param filter.since ISO time
 */
export async function listSubmissions(
  client: SupabaseClient,
  { kind, since, limit }: { kind?: Kind; since?: string; limit: number },
): Promise<Submission[]> {
  const names = kind === undefined ? (Object.keys(kinds) as Kind[]) : [kind]
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

async function listKind(
  client: SupabaseClient,
  kind: Kind,
  since: string | undefined,
  limit: number,
): Promise<Omit<Submission, 'notification'>[]> {
  const { table, about } = kinds[kind]
  const query = client.from(table).select('*').order('created_at', { ascending: false }).limit(limit)
  const rows: Row[] = dataOf(
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

async function notificationStatuses(client: SupabaseClient, ids: string[]): Promise<Map<string, string>> {
  const statuses = new Map<string, string>()
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const part = ids.slice(start, start + IDS_PER_QUERY)
    const query = client.from('notification_outbox').select('source_id,status').in('source_id', part)
    for (const row of dataOf(await query, 'Reading the outbox')) statuses.set(row.source_id, row.status)
  }
  return statuses
}
