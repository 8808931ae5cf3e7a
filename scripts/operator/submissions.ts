import type { SupabaseClient } from '@supabase/supabase-js'
import { dataOf } from './backend.ts'

/** A submission of any kind. */
export interface Submission {
  id: string
  /** `KF-` and six characters; empty for the newsletter. */
  reference: string
  kind: Kind
  /** ISO time. */
  received: string
  /** Empty for the newsletter. */
  name: string
  email: string
  /** Its content in a few words. */
  about: string
  /** Status of the message to reception: `sent`, `pending`, `sending`, `dead`; empty where there is none. */
  notification: string
  /** Status of the message to the guest. */
  confirmation: string
}

export type Kind = 'booking' | 'lost-and-found' | 'job' | 'newsletter'

type Row = { id: string; created_at: string; reference?: string; name?: string; email: string } & Record<
  string,
  unknown
>

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

/** Crockford's base 32: upper-case, without I, L, O and U (migration reference). */
const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{6}$/

/** A reference as somebody reads it out or types it: `kf 7q2mox` for `KF-7Q2M0X`; undefined for any other text. */
export function readReference(typed: string): string | undefined {
  const characters = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/^KF(?=.{6}$)/, '')
  return REFERENCE.test(characters) ? `KF-${characters}` : undefined
}

interface SubmissionFilter {
  kind?: Kind
  /** ISO time. */
  since?: string
  reference?: string
  limit: number
}

/** The newest submissions first. */
export async function listSubmissions(
  client: SupabaseClient,
  filter: SubmissionFilter,
): Promise<Submission[]> {
  const { kind, reference, limit } = filter
  const names = kind === undefined ? (Object.keys(kinds) as Kind[]) : [kind]
  // The newsletter has no references.
  const asked = reference === undefined ? names : names.filter((name) => name !== 'newsletter')
  const lists = await Promise.all(asked.map((name) => listKind(client, name, filter)))
  const newest = lists
    .flat()
    .sort((a, b) => Date.parse(b.received) - Date.parse(a.received))
    .slice(0, limit)
  const statuses = await notificationStatuses(
    client,
    newest.map(({ id }) => id),
  )
  return newest.map((submission) => ({
    ...submission,
    notification: statuses.get(`${submission.id} reception`) ?? '',
    confirmation: statuses.get(`${submission.id} guest`) ?? '',
  }))
}

async function listKind(
  client: SupabaseClient,
  kind: Kind,
  { since, reference, limit }: SubmissionFilter,
): Promise<Omit<Submission, 'notification' | 'confirmation'>[]> {
  const { table, about } = kinds[kind]
  let query = client.from(table).select('*').order('created_at', { ascending: false }).limit(limit)
  if (since !== undefined) query = query.gte('created_at', since)
  if (reference !== undefined) query = query.eq('reference', reference)
  const rows: Row[] = dataOf(await query, `Reading ${table}`)
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference ?? '',
    kind,
    received: new Date(row.created_at).toISOString(),
    name: row.name ?? '',
    email: row.email,
    about: about(row),
  }))
}

/** By id and audience. */
async function notificationStatuses(client: SupabaseClient, ids: string[]): Promise<Map<string, string>> {
  const statuses = new Map<string, string>()
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const part = ids.slice(start, start + IDS_PER_QUERY)
    const query = client.from('notification_outbox').select('source_id,audience,status').in('source_id', part)
    for (const row of dataOf(await query, 'Reading the outbox')) {
      statuses.set(`${row.source_id} ${row.audience}`, row.status)
    }
  }
  return statuses
}
