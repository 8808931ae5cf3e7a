/** PostgreSQL's code for a broken uniqueness rule, which repeat protection uses as well. */
const UNIQUE_VIOLATION = '23505'
/** Message of the trigger while another request completes the same application. */
const IN_PROGRESS = 'submission_received_once: in-progress'

/** The part of a backend error that is looked at. */
type BackendError = { code?: string; message?: string }

/** True where the row is there already (the address is registered). */
export function isDuplicate(error: BackendError): boolean {
  return error.code === UNIQUE_VIOLATION
}

/**
 * Reads the error of an insert into a form's table (docs/decisions/0006-duplicate-submissions.md).
 * - `received`: the same content is stored already; tell the guest that it has arrived.
 * - `in-progress`: the same job application is just being uploaded by another request. Wait a
 *   second and insert again; it ends as `received`, or is stored when the other one gave up.
 * - `none`: any other error, a failure.
 */
export function classifyDuplicate(error: BackendError): 'received' | 'in-progress' | 'none' {
  if (!isDuplicate(error)) return 'none'
  return error.message === IN_PROGRESS ? 'in-progress' : 'received'
}
