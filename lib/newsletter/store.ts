import 'server-only'
import type { StoreOutcome } from '@/lib/forms/create-form-action'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { isDuplicate } from '@/lib/forms/duplicates'
import { getAdminClient } from '@/lib/supabase/admin'
import type { Subscription } from './schema'

/** Where someone signed up; the hotel is notified of those in the pop-up alone (call 10). */
export type SubscriptionSource = 'footer' | 'popup'

/** Read by a trigger (migration newsletter): the payload is the address alone, so the source travels beside it. */
const SOURCE_HEADER = 'x-newsletter-source'

/**
 * Stores a sign-up (call 9), and in the same transaction the notification of one in the pop-up. An address is a
 * duplicate in whatever letter case. The cause of a failure is logged without personal data.
 */
export async function storeSubscription(
  { email }: Subscription,
  source: SubscriptionSource,
): Promise<StoreOutcome> {
  const { error } = await getAdminClient()
    .from('newsletter_subscriptions')
    .insert({ email })
    .setHeader(SOURCE_HEADER, source)
  if (error === null) return 'stored'
  if (isDuplicate(error)) return { formError: 'newsletterDuplicate' }
  logProblem('A newsletter sign-up was not stored.', { reason: reasonOf(error) })
  return 'failed'
}
