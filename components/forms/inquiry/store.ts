import 'server-only'
import { outcomeOf, STORED_COLUMNS, type StoreOutcome } from '@/components/forms/core/stored-row'
import { today } from '@/lib/dates/today'
import type { Locale } from '@/lib/i18n/locales'
import { getAdminClient } from '@/lib/supabase/admin'
import type { BookingInquiryInsert } from '@/lib/supabase/database'
import type { Inquiry } from './schema'
import { findSubject } from './subjects'

/** Stores an inquiry (call 1). The cause of a failure is logged without personal data. */
export async function storeInquiry(inquiry: Inquiry, language: Locale): Promise<StoreOutcome> {
  const {
    about,
    formType,
    packageType,
    checkIn,
    checkOut,
    conferenceType,
    needsAccommodation,
    accommodationNotes,
    meals,
    requestSpa,
    requestActivity,
    dietaryRequirements,
    technicalEquipment,
    additionalRequests,
    ...columns
  } = inquiry
  // The table has both dates: one date stands for both, and the day of the inquiry where none is asked for.
  const arrival = checkIn ?? today()
  const row: BookingInquiryInsert = {
    // A field that no column takes is an error here.
    ...(columns satisfies Pick<BookingInquiryInsert, keyof typeof columns>),
    subject: findSubject(about)?.title.sv ?? null,
    form_type: formType,
    package_type: packageType,
    check_in_date: arrival,
    check_out_date: checkOut ?? arrival,
    conference_type: conferenceType,
    needs_accommodation: needsAccommodation,
    accommodation_notes: accommodationNotes,
    meals: meals && JSON.stringify(meals),
    request_spa: requestSpa,
    request_activity: requestActivity,
    dietary_requirements: dietaryRequirements,
    technical_equipment: technicalEquipment,
    additional_requests: additionalRequests,
    // The form has no input for it.
    mothers_day_option: null,
    language,
  }
  return outcomeOf(
    await getAdminClient().from('booking_inquiries').insert(row).select(STORED_COLUMNS).single(),
    'A booking inquiry',
  )
}
