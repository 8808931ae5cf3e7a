import 'server-only'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { isDuplicate } from '@/lib/forms/duplicates'
import { getAdminClient } from '@/lib/supabase/admin'
import type { Subscription } from './schema'

/** Where someone signed up; the hotel is notified of those in the pop-up alone (site.md, section 7, call 10). */
export type SubscriptionSource = 'footer' | 'popup'

/** Read by the migration newsletter_source: the payload is the address alone, so the source travels beside it. */
const SOURCE_HEADER = 'x-newsletter-source'

/**
 * Stores a sign-up (call 9; site.md, section 7), and in the same transaction the notification of one in the pop-up.
 * @returns `duplicate` where the address is registered already, in whatever letter case, and `failed` where it was
 *   not stored; the cause is logged without personal data
 */
export async function storeSubscription(
  { email }: Subscription,
  source: SubscriptionSource,
): Promise<'stored' | 'duplicate' | 'failed'> {
  const { error } = await getAdminClient()
    .from('newsletter_subscriptions')
    .insert({ email })
    .setHeader(SOURCE_HEADER, source)
  if (error === null) return 'stored'
  if (isDuplicate(error)) return 'duplicate'
  logProblem('A newsletter sign-up was not stored.', { reason: reasonOf(error) })
  return 'failed'
}
