import type { SupabaseClient } from '@supabase/supabase-js'
import type { Tables } from '../../lib/supabase/database.types.ts'
import { dataOf } from './backend.ts'

/** Hosted backends return at most this many rows per query. */
const PAGE_SIZE = 1000

export type Subscriber = Tables<'newsletter_subscriptions'>

/** All subscribers, the oldest first. Each page begins after the last row of the one before, whoever leaves meanwhile. */
export async function readSubscribers(client: SupabaseClient, pageSize = PAGE_SIZE): Promise<Subscriber[]> {
  const subscribers: Subscriber[] = []
  for (;;) {
    const query = client.from('newsletter_subscriptions').select('*')
    const last = subscribers.at(-1)
    const rest = last
      ? query.or(
          `created_at.gt."${last.created_at}",and(created_at.eq."${last.created_at}",id.gt."${last.id}")`,
        )
      : query
    const page: Subscriber[] = dataOf(
      await rest.order('created_at').order('id').limit(pageSize),
      'Reading subscribers',
    )
    subscribers.push(...page)
    if (page.length < pageSize) return subscribers
  }
}
