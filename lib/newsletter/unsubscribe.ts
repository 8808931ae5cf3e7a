import 'server-only'
import { getSettings } from '@/lib/env'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'
import { linkSecrets, openAddress } from './sealed-address'

/** `invalid`: the link is none of ours; `failed`: the backend did not answer. */
export type UnsubscribeResult = 'done' | 'invalid' | 'failed'

/**
 * Ends the subscription that a link was made for. Ending it twice is as good as once, and nobody learns whether an
 * address was subscribed.
 * @param token the sealed address of the link
 * @returns where it failed, the cause is logged without personal data
 */
export async function endSubscription(token: string): Promise<UnsubscribeResult> {
  const email = openAddress(token, linkSecrets(getSettings()))
  if (email === null) return 'invalid'
  const { error } = await getAdminClient().rpc('end_newsletter_subscription', { p_email: email })
  if (error === null) return 'done'
  logProblem('A newsletter subscription was not ended.', { reason: reasonOf(error) })
  return 'failed'
}
