import 'server-only'
import { STORED_COLUMNS, type StoreOutcome, storeRow, toColumns } from '@/components/forms/core/stored-row'
import { findSubject, knownSubject } from '@/content/subjects'
import type { Locale } from '@/lib/i18n/locales'
import { getAdminClient } from '@/lib/supabase/admin'
import type { Inquiry } from './schema'

export async function storeInquiry(
  { about, dates, checkIn, checkOut, meals, ...fields }: Inquiry,
  locale: Locale,
): Promise<StoreOutcome> {
  // A page that was open when its subject ended has asked for it.
  const subject = dates === null ? findSubject(about) : knownSubject(about)
  const row = {
    ...toColumns(fields),
    subject: subject?.title.sv ?? null,
    subject_id: subject?.id ?? null,
    check_in_date: checkIn,
    check_out_date: checkOut,
    meals: meals && JSON.stringify(meals),
    // The form has no input for it.
    mothers_day_option: null,
    language: locale,
  }
  return storeRow(
    () => getAdminClient().from('booking_inquiries').insert(row).select(STORED_COLUMNS).single(),
    'A booking inquiry',
  )
}
