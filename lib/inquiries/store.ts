import 'server-only'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { classifyDuplicate } from '@/lib/forms/duplicates'
import { getAdminClient } from '@/lib/supabase/admin'
import type { BookingInquiryInsert } from '@/lib/supabase/database'
import type { Inquiry } from './schema'

/** The row of call 1 (site.md, section 7). The type of conference is collected but not sent (section 3). */
function toRow(inquiry: Inquiry): BookingInquiryInsert {
  return {
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    company: inquiry.company,
    participants: inquiry.participants,
    nights: inquiry.nights,
    check_in_date: inquiry.checkIn,
    check_out_date: inquiry.checkOut,
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
    mothers_day_option: inquiry.mothersDayOption,
  }
}

/**
 * Stores an inquiry (call 1).
 * @returns `received` where the very same inquiry was stored before, and `failed` where it was not stored; the
 *   cause is logged without personal data
 */
export async function storeInquiry(inquiry: Inquiry): Promise<'stored' | 'received' | 'failed'> {
  const { error } = await getAdminClient().from('booking_inquiries').insert(toRow(inquiry))
  if (error === null) return 'stored'
  if (classifyDuplicate(error) === 'received') return 'received'
  logProblem('A booking inquiry was not stored.', { reason: reasonOf(error) })
  return 'failed'
}
