import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import { getAdminClient } from '@/lib/supabase/admin'
import { outcomeOf, STORED_COLUMNS, type StoreOutcome } from '@/components/forms/core/stored-row'
import type { LostAndFoundRequest } from './schema'

/**
 * Stores a lost-and-found request (call 3). A field that is no column of the same name and is not renamed here is an error
 * of the compiler. The cause of a failure is logged without personal data.
 */
export async function storeLostAndFound(
  {
    zipCode: zip_code,
    bookingNumber: booking_number,
    roomNumber: room_number,
    arrivalDate: arrival_date,
    departureDate: departure_date,
    itemDescription: item_description,
    acceptTerms: _,
    ...others
  }: LostAndFoundRequest,
  language: Locale,
): Promise<StoreOutcome> {
  const stay = { booking_number, room_number, arrival_date, departure_date }
  const stored = await getAdminClient()
    .from('lost_and_found')
    .insert({ ...others, zip_code, ...stay, item_description, language })
    .select(STORED_COLUMNS)
    .single()
  return outcomeOf(stored, 'A lost-and-found request')
}
