import 'server-only'
import { retryOnce } from '@/components/forms/core/stored-row'
import { z } from '@/components/forms/core/zod'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'

/** `invalid`: the token is no UUID; `failed`: the backend refused; `unclear`: its answer was lost. */
export type UnsubscribeResult = 'done' | 'invalid' | 'failed' | 'unclear'

/** Whether a text can be the token of a subscription. */
export const isToken = (text: string) => z.uuid().safeParse(text).success

/**
 * Ends the subscription that a link belongs to. A token of no subscription is answered as `done`: the link may have been
 * used before, and nobody learns which tokens exist.
 * @param token the subscription's `unsubscribe_token`, as it came in the link
 * @returns where it is not known to be done, the cause is logged without personal data
 */
export async function endSubscription(token: string): Promise<UnsubscribeResult> {
  if (!isToken(token)) return 'invalid'
  const { error, isKnown } = await retryOnce(() =>
    getAdminClient().rpc('end_newsletter_subscription', { p_token: token }),
  )
  if (error === null) return 'done'
  logProblem(`A newsletter subscription ${isKnown ? 'was not' : 'is not known to be'} ended.`, {
    reason: reasonOf(error),
  })
  return isKnown ? 'failed' : 'unclear'
}
