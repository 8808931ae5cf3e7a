'use server'

import { createFormAction } from '@/components/forms/core/create-form-action'
import { notifyAfterResponse } from '@/components/forms/core/notify'
import { outcomeOf, STORED_COLUMNS, toColumns } from '@/components/forms/core/stored-row'
import { today } from '@/lib/dates/today'
import type { Locale } from '@/lib/i18n/locales'
import { getAdminClient } from '@/lib/supabase/admin'
import { inquirySchemas, type Inquiry } from './schema'
import { findSubject } from './subjects'
import { emptyInquiry, type InquiryValues } from './values'

/** Takes a booking inquiry. */
export const sendInquiry = createFormAction<InquiryValues, Inquiry>({
  subject: 'A booking inquiry',
  scope: 'inquiry',
  empty: emptyInquiry,
  schema: ({ about }) => inquirySchemas[findSubject(about)?.dates ?? 'stay'],
  failure: 'inquiryNotSent',
  store: storeInquiry,
  notify: ({ about: _about, ...inquiry }) => notifyAfterResponse('booking', inquiry),
})

/** Call 1. */
async function storeInquiry({ about, checkIn, checkOut, meals, ...fields }: Inquiry, language: Locale) {
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
  const inserted = await getAdminClient()
    .from('booking_inquiries')
    .insert(row)
    .select(STORED_COLUMNS)
    .single()
  return outcomeOf(inserted, 'A booking inquiry')
}
