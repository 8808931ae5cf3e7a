import 'server-only'
import {
  classifyDuplicate,
  logUnconfirmed,
  retryOnce,
  type StoreOutcome,
} from '@/components/forms/core/stored-row'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'
import type { Subscription } from './schema'

/** The sign-up is stored by then, and the guest waits for the answer. */
const QUEUE_TIMEOUT_MS = 2_000

/**
 * Stores a sign-up: each field is a column of the same name, which the compiler checks. A notification of one in the
 * pop-up is queued before the guest is answered, so that a lost call of the function loses nothing; the hotel is
 * notified of no other. An email is a duplicate in whatever letter case, unless the answer about this sign-up was lost. The cause of a
 * failure is logged without personal data.
 */
export async function storeSubscription(
  subscription: Subscription,
  source: 'footer' | 'popup',
): Promise<StoreOutcome> {
  const answer = await retryOnce(() => getAdminClient().from('newsletter_subscriptions').insert(subscription))
  const { error, isRepeat } = answer
  const isDuplicate = error !== null && classifyDuplicate(error) === 'received'
  if (isDuplicate && !isRepeat) return { formError: 'newsletterDuplicate' }
  if (error !== null && !isDuplicate) return logUnconfirmed('A newsletter sign-up', answer)
  if (source === 'popup') await queueNotification(subscription.email)
  return { isDuplicate: false }
}

/** Where it fails, the call of the function queues the notification. */
async function queueNotification(email: string): Promise<void> {
  const { error } = await getAdminClient()
    .rpc('enqueue_newsletter_notification', { p_email: email })
    .abortSignal(AbortSignal.timeout(QUEUE_TIMEOUT_MS))
  if (error !== null)
    logProblem('The notification of a newsletter sign-up was not queued.', { reason: reasonOf(error) })
}
