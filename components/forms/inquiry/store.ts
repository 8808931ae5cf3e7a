import 'server-only'
import { outcomeOf, STORED_COLUMNS, toColumns, type StoreOutcome } from '@/components/forms/core/stored-row'
import { today } from '@/lib/dates/today'
import type { Locale } from '@/lib/i18n/locales'
import { getAdminClient } from '@/lib/supabase/admin'
import type { Inquiry } from './schema'
import { findSubject } from './subjects'

/** Stores an inquiry (call 1). The cause of a failure is logged without personal data. */
export async function storeInquiry(
  { about, checkIn, checkOut, meals, ...fields }: Inquiry,
  language: Locale,
): Promise<StoreOutcome> {
  // The table has both dates: one date stands for both, and the day of the inquiry where none is asked for.
  const arrival = checkIn ?? today()
  const row = {
    ...toColumns(fields),
    subject: findSubject(about)?.title.sv ?? null,
    check_in_date: arrival,
    check_out_date: checkOut ?? arrival,
    meals: meals && JSON.stringify(meals),
    // The form has no input for it.
    mothers_day_option: null,
    language,
  }
  return outcomeOf(
    await getAdminClient().from('booking_inquiries').insert(row).select(STORED_COLUMNS).single(),
    'A booking inquiry',
  )
}
