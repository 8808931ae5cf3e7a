import 'server-only'
import { STORED_COLUMNS, storeRow, toColumns } from '@/components/forms/core/stored-row'
import type { Locale } from '@/lib/i18n/locales'
import { getAdminClient } from '@/lib/supabase/admin'
import type { LostAndFoundRequest } from './schema'

export async function storeLostAndFound({ acceptTerms: _, ...fields }: LostAndFoundRequest, locale: Locale) {
  const row = { ...toColumns(fields), language: locale }
  return storeRow(
    () => getAdminClient().from('lost_and_found').insert(row).select(STORED_COLUMNS).single(),
    'A lost-and-found request',
  )
}
