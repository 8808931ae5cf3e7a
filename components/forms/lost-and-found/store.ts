import 'server-only'
import { STORED_COLUMNS, type StoreOutcome } from '@/components/forms/core/create-form-action'
import { classifyDuplicate, storedRowOf } from '@/components/forms/core/duplicates'
import { rowOf } from '@/components/forms/core/fields'
import type { Locale } from '@/lib/i18n/locales'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'
import { lostAndFoundFields } from './fields'
import type { LostAndFoundRequest } from './schema'

/** Stores a lost-and-found request. The cause of a failure is logged without personal data. */
export async function storeLostAndFound(
  request: LostAndFoundRequest,
  language: Locale,
): Promise<StoreOutcome> {
  const { data, error } = await getAdminClient()
    .from('lost_and_found')
    .insert({ ...rowOf(lostAndFoundFields, request), language })
    .select(STORED_COLUMNS)
    .single()
  if (error === null) return { row: data, isDuplicate: false }
  if (classifyDuplicate(error) === 'received') return { row: storedRowOf(error), isDuplicate: true }
  logProblem('A lost-and-found request was not stored.', { reason: reasonOf(error) })
  return 'failed'
}
