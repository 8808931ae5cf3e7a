import 'server-only'
import { today } from '@/lib/dates/today'
import type { Locale } from '@/lib/i18n/locales'
import { getAdminClient } from '@/lib/supabase/admin'
import type { BookingInquiryInsert } from '@/lib/supabase/database'
import { outcomeOf, STORED_COLUMNS, type StoreOutcome } from '@/components/forms/core/stored-row'
import type { Inquiry } from './schema'
import { findSubject } from './subjects'

/** Stores an inquiry (call 1). The cause of a failure is logged without personal data. */
export async function storeInquiry(inquiry: Inquiry, language: Locale): Promise<StoreOutcome> {
  // The table has both dates: one date stands for both, and the day of the inquiry where none is asked for.
  const arrival = inquiry.checkIn ?? today()
  const row: BookingInquiryInsert = {
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    company: inquiry.company,
    participants: inquiry.participants,
    nights: inquiry.nights,
    check_in_date: arrival,
    check_out_date: inquiry.checkOut ?? arrival,
    category: inquiry.category,
    form_type: inquiry.formType,
    package_type: inquiry.packageType,
    needs_accommodation: inquiry.needsAccommodation,
    accommodation_notes: inquiry.accommodationNotes,
    meals: inquiry.meals && JSON.stringify(inquiry.meals),
    dietary_requirements: inquiry.dietaryRequirements,
    technical_equipment: inquiry.technicalEquipment,
    additional_requests: inquiry.additionalRequests,
    request_spa: inquiry.requestSpa,
    request_activity: inquiry.requestActivity,
    // The form has no input for it.
    mothers_day_option: null,
    subject: findSubject(inquiry.about)?.title.sv ?? null,
    conference_type: inquiry.conferenceType,
    language,
  }
  const client = getAdminClient()
  return outcomeOf(
    await client.from('booking_inquiries').insert(row).select(STORED_COLUMNS).single(),
    'A booking inquiry',
  )
}
