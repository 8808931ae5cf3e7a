import type { SupabaseClient } from '@supabase/supabase-js'
import { inquiryChoice, subjectOf } from '../../supabase/functions/send-notification-email/site-content.ts'
import { StartError } from '../site-process.ts'
import { dataOf } from './backend.ts'
import { formatTimestamp } from './terminal.ts'

export type Kind = 'booking' | 'lost-and-found' | 'job' | 'newsletter'

/** A stored row as it is. */
export type Row = {
  id: string
  created_at: string
  reference?: string
  name?: string
  email: string
} & Record<string, unknown>
type Submission = { kind: Kind; row: Row }

/** Per kind: its table, and a row in a few words. */
export const kinds: Record<Kind, { table: string; about: (row: Row) => string }> = {
  booking: {
    table: 'booking_inquiries',
    about: (row) => {
      const { form_type, category, check_in_date, check_out_date, participants } = row
      const kind = inquiryChoice('category', String(category), 'sv')
      // As the guest read it: prices change.
      const subject = row.subject ?? subjectOf(row)?.title.sv ?? kind
      const dates = [check_in_date, check_out_date].filter(Boolean).join(' – ')
      return [form_type, subject, dates, participants].filter(Boolean).join(', ')
    },
  },
  'lost-and-found': {
    table: 'lost_and_found',
    about: (row) => `${row.arrival_date} – ${row.departure_date}: ${row.item_description}`,
  },
  job: {
    table: 'job_applications',
    about: (row) => `${row.job_title}${row.cv_file_path === null ? ', without a CV' : ''}`,
  },
  newsletter: { table: 'newsletter_subscriptions', about: () => '' },
}
const allKinds = Object.keys(kinds) as Kind[]

export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isId = (text: string) => UUID.test(text)

/** Crockford's base 32: upper-case, without I, L, O and U (migration submissions). */
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

/** The newest submissions first. */
export async function listSubmissions(
  client: SupabaseClient,
  { kind, since, limit }: { kind?: Kind; since?: string; limit: number },
): Promise<Submission[]> {
  const lists = await Promise.all(
    (kind === undefined ? allKinds : [kind]).map(async (each) => {
      const { table } = kinds[each]
      let query = client.from(table).select('*').order('created_at', { ascending: false }).limit(limit)
      if (since !== undefined) query = query.gte('created_at', since)
      const rows: Row[] = dataOf(await query, `Reading ${table}`)
      return rows.map((row) => ({ kind: each, row }))
    }),
  )
  const newestFirst = (a: Submission, b: Submission) =>
    Date.parse(b.row.created_at) - Date.parse(a.row.created_at)
  return lists.flat().sort(newestFirst).slice(0, limit)
}

/**
 * The submissions with an id or a reference, as it is typed. A reference may belong to several, though hardly ever.
 * @throws StartError where there is none
 */
export async function findSubmissions(client: SupabaseClient, typed: string): Promise<Submission[]> {
  const reference = isId(typed) ? undefined : readReference(typed)
  if (!isId(typed) && reference === undefined)
    throw new StartError(`${typed} is neither an id nor a reference.`)
  const found = await Promise.all(
    allKinds
      .filter((kind) => isId(typed) || kind !== 'newsletter')
      .map(async (kind) => {
        const query = client.from(kinds[kind].table).select('*')
        const answer = await (reference ? query.eq('reference', reference) : query.eq('id', typed))
        return (dataOf(answer, 'Reading') as Row[]).map((row) => ({ kind, row }))
      }),
  )
  if (found.flat().length === 0) throw new StartError(`There is no submission ${reference ?? typed}.`)
  return found.flat()
}

const inWords = (name: string) => name.replaceAll('_', ' ').replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`)

function valueInWords(column: string, value: unknown): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (column === 'created_at') return formatTimestamp(String(value))
  if (column !== 'meals') return String(value)
  const chosen = Object.entries(JSON.parse(String(value)) as Record<string, boolean>).filter(([, is]) => is)
  return chosen.map(([meal]) => inWords(meal)).join(', ') || '–'
}

/** Every field of a submission with its name; the whole of what the guest sent. */
export function fieldsOf({ kind, row }: Submission): [label: string, value: string][] {
  const { reference, id, created_at, ...others } = row
  const fields = { ...(reference !== undefined && { reference }), kind, received: '', ...others, id }
  return Object.entries(fields).map(([column, value]) => {
    const label = inWords(column)
    const text = column === 'received' ? formatTimestamp(created_at) : valueInWords(column, value)
    return [label.charAt(0).toUpperCase() + label.slice(1), text]
  })
}
