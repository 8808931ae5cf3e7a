import { logProblem, reasonOf } from '@/lib/logging/log'
import type { FieldErrors, MessageKey } from './result'

/** The columns that a receipt needs. */
export const STORED_COLUMNS = 'reference, created_at'
export interface StoredRow {
  reference: string
  created_at: string
}

/**
 * Outcome of storing a valid form. `row` is what its receipt says, also of a duplicate, which was stored before; without
 * it there is no receipt. `not stored` is what the database has refused, `not known` what it may have stored.
 */
export type StoreOutcome =
  | 'not stored'
  | 'not known'
  | { row?: StoredRow | undefined; isDuplicate: boolean }
  | { formError: MessageKey }
  | { fieldErrors: FieldErrors }

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

/** The fields of a form as columns: `zipCode` becomes `zip_code`. The insert's type names one that the table does not have. */
export function toColumns<Fields extends object>(fields: Fields) {
  const columns = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
    value,
  ])
  return Object.fromEntries(columns) as { [Name in keyof Fields & string as SnakeCase<Name>]: Fields[Name] }
}

/** PostgreSQL's code for a unique violation; the trigger that refuses duplicates raises it too. */
const UNIQUE_VIOLATION = '23505'
/** Message of the trigger while another request uploads the same application (migration duplicates). */
const IN_PROGRESS = 'duplicate_submission: in-progress'

/** The part of a backend error that is looked at. */
type BackendError = { code?: string; message?: string; details?: string | null }
type BackendAnswer = { error: BackendError | null; status: number }

/** Codes of PostgreSQL and of PostgREST, without those of a connection that was lost meanwhile. */
const REFUSAL = /^(?:(?!08|40003|57P)[0-9A-Z]{5}|PGRST(?!001)\d{3})$/
/** Codes of data and constraints: the database has read this row, and no earlier insert of it can be stored. */
const ROW_REFUSAL = /^2[23]/
/** No request can have reached the backend. */
const UNREACHED = /\((?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN)\)/

/**
 * Whether an error says that the database has not made a change. A lost or late answer and a gateway's 408, 502 or 504 do
 * not; with 503 a gateway has not passed the request on.
 */
function isRefusal({ error, status }: BackendAnswer): boolean {
  if (error === null) return false
  if (error.code) return REFUSAL.test(error.code)
  return (
    (status >= 400 && status < 500 && status !== 408) || status === 503 || UNREACHED.test(error.details ?? '')
  )
}

/**
 * Asks the database once more where it did not say what it did. Only for what may be done twice: the table refuses a
 * second row of the same content and names the first.
 * @returns `isRepeat`: the first request may have succeeded unseen, so a conflict may be with its own row
 */
export async function retryOnce<Answer extends BackendAnswer>(ask: () => PromiseLike<Answer>) {
  const first = await ask()
  const isRefused = isRefusal(first)
  if (first.error === null || (isRefused && first.error.code))
    return { ...first, isKnown: true, isRepeat: false }
  const second = await ask()
  const isKnown =
    second.error === null || (isRefused ? isRefusal(second) : ROW_REFUSAL.test(second.error.code ?? ''))
  return { ...second, isKnown, isRepeat: !isRefused }
}

/**
 * Reads the error of an insert into a form's table (docs/decisions/0006-duplicate-submissions.md).
 * - `received`: the same content is stored, or the same email is subscribed.
 * - `in-progress`: another request is uploading the same job application. Wait a second and insert again;
 *   the result is `received`, or a stored row if the other request has failed.
 * - `none`: any other error.
 */
export function classifyDuplicate(error: BackendError): 'received' | 'in-progress' | 'none' {
  if (error.code !== UNIQUE_VIOLATION) return 'none'
  return error.message === IN_PROGRESS ? 'in-progress' : 'received'
}

/**
 * The row that a duplicate repeats, as the trigger names it in the error's detail (migration duplicates); undefined
 * where it has another detail, such as PostgreSQL's own about an index.
 */
export function readStoredRow({ details }: BackendError): StoredRow | undefined {
  try {
    const row = JSON.parse(details ?? '') as Partial<StoredRow> | null
    return typeof row?.reference === 'string' && typeof row.created_at === 'string'
      ? (row as StoredRow)
      : undefined
  } catch {
    return undefined
  }
}

/** The outcome where the database did not confirm that a form is stored, with its line in the log. */
export function logUnconfirmed(
  logName: string,
  { error, isKnown }: { error: unknown; isKnown: boolean },
): 'not stored' | 'not known' {
  logProblem(`${logName} ${isKnown ? 'was not stored' : 'is not known to be stored'}.`, {
    reason: reasonOf(error),
  })
  return isKnown ? 'not stored' : 'not known'
}

/**
 * Stores a form by an insert that selects `STORED_COLUMNS`.
 * @param logName names the form in the log, where the cause of a failure stands without personal data
 */
export async function storeRow(
  insert: () => PromiseLike<BackendAnswer & { data: StoredRow | null }>,
  logName: string,
): Promise<StoreOutcome> {
  const answer = await retryOnce(insert)
  const { data, error, isRepeat } = answer
  if (error === null) return { row: data ?? undefined, isDuplicate: false }
  // After a lost answer the row that is repeated is this one, of which reception has not heard.
  if (classifyDuplicate(error) === 'received') return { row: readStoredRow(error), isDuplicate: !isRepeat }
  return logUnconfirmed(logName, answer)
}
