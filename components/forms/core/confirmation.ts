import 'server-only'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'

/** The form is stored by then, and the guest waits for the receipt. */
const TIMEOUT_MS = 2_000

/**
 * Whether an e-mail to the guest confirms a stored form: none does above the limits of confirmations
 * (docs/decisions/0021-confirmations.md). Undefined, with a line in the log, where the database does not answer; never throws.
 */
export async function hasConfirmation(reference: string): Promise<boolean | undefined> {
  try {
    const { data, error } = await getAdminClient()
      .rpc('has_confirmation', { p_reference: reference })
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    if (error === null && typeof data === 'boolean') return data
    logProblem('Whether a confirmation was queued is not known.', { reason: reasonOf(error) })
  } catch (error) {
    logProblem('Whether a confirmation was queued is not known.', { reason: reasonOf(error) })
  }
  return undefined
}
