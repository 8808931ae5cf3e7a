import 'server-only'
import { isDuplicate } from '@/lib/submissions/repeats'
import { getAdminClient } from '@/lib/supabase/admin'
import type { Subscription } from './schema'

/**
 * Stores a sign-up (call 9; site.md, section 7).
 * @returns `duplicate` where the address is registered already, in whatever letter case, and `failed` where it was
 *   not stored; the cause is logged without personal data
 */
export async function storeSubscription({ email }: Subscription): Promise<'stored' | 'duplicate' | 'failed'> {
  const { error } = await getAdminClient().from('newsletter_subscriptions').insert({ email })
  if (error === null) return 'stored'
  if (isDuplicate(error)) return 'duplicate'
  console.error(`A newsletter sign-up was not stored (${error.code || 'no connection'}).`)
  return 'failed'
}
