import 'server-only'
import { STORED_COLUMNS, type StoreOutcome } from '@/components/forms/core/create-form-action'
import { classifyDuplicate, storedRowOf } from '@/components/forms/core/duplicates'
import { rowOf } from '@/components/forms/core/fields'
import type { Locale } from '@/lib/i18n/locales'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'
import { inquiryFields } from './fields'
import type { Inquiry } from './schema'
import { findSubject } from './subjects'

/** Stores an inquiry. The cause of a failure is logged without personal data. */
export async function storeInquiry(inquiry: Inquiry, language: Locale): Promise<StoreOutcome> {
  const row = {
    ...rowOf(inquiryFields, inquiry),
    subject: findSubject(inquiry.about)?.title.sv ?? null,
    meals: inquiry.meals && JSON.stringify(inquiry.meals),
    language,
  }
  const { data, error } = await getAdminClient()
    .from('booking_inquiries')
    .insert(row)
    .select(STORED_COLUMNS)
    .single()
  if (error === null) return { row: data, isDuplicate: false }
  if (classifyDuplicate(error) === 'received') return { row: storedRowOf(error), isDuplicate: true }
  logProblem('A booking inquiry was not stored.', { reason: reasonOf(error) })
  return 'failed'
}
