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
 * it there is no receipt.
 */
export type StoreOutcome =
  | 'failed'
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
  return Object.fromEntries(columns) as {
    [Name in keyof Fields & string as SnakeCase<Name>]: Fields[Name]
  }
}

/** PostgreSQL's code for a unique violation; the trigger that refuses duplicates raises it too. */
const UNIQUE_VIOLATION = '23505'
/** Message of the trigger while another request uploads the same application (migration duplicates). */
const IN_PROGRESS = 'duplicate_submission: in-progress'

/** The part of a backend error that is looked at. */
type BackendError = { code?: string; message?: string; details?: string | null }

/**
 * Reads the error of an insert into a form's table (docs/decisions/0006-duplicate-submissions.md).
 * - `received`: the same content is stored, or the same address is subscribed.
 * - `in-progress`: another request is uploading the same job application. Wait a second and insert again;
 *   the result is `received`, or a stored row if the other request has failed.
 * - `none`: any other error, a failure.
 */
export function classifyDuplicate(error: BackendError): 'received' | 'in-progress' | 'none' {
  if (error.code !== UNIQUE_VIOLATION) return 'none'
  return error.message === IN_PROGRESS ? 'in-progress' : 'received'
}

/**
 * The row that a duplicate repeats, as the trigger names it in the error's detail (migration reference); undefined
 * where it has another detail, such as PostgreSQL's own about an index.
 */
export function storedRowOf({ details }: BackendError): StoredRow | undefined {
  return details?.startsWith('{') ? (JSON.parse(details) as StoredRow) : undefined
}

/**
 * The outcome of an insert that selects `STORED_COLUMNS`.
 * @param subject names the form in the log, where the cause of a failure stands without personal data
 */
export function outcomeOf(
  { data, error }: { data: StoredRow | null; error: BackendError | null },
  subject: string,
): StoreOutcome {
  if (error === null) return { row: data ?? undefined, isDuplicate: false }
  if (classifyDuplicate(error) === 'received') return { row: storedRowOf(error), isDuplicate: true }
  logProblem(`${subject} was not stored.`, { reason: reasonOf(error) })
  return 'failed'
}
