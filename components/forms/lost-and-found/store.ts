import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import { getAdminClient } from '@/lib/supabase/admin'
import type { LostAndFoundInsert } from '@/lib/supabase/database'
import { outcomeOf, STORED_COLUMNS, type StoreOutcome } from '@/components/forms/core/stored-row'
import type { LostAndFoundRequest } from './schema'

/** Stores a lost-and-found request (call 3). The cause of a failure is logged without personal data. */
export async function storeLostAndFound(
  request: LostAndFoundRequest,
  language: Locale,
): Promise<StoreOutcome> {
  const row: LostAndFoundInsert = {
    name: request.name,
    address: request.address,
    zip_code: request.zipCode,
    city: request.city,
    phone: request.phone,
    email: request.email,
    booking_number: request.bookingNumber,
    room_number: request.roomNumber,
    arrival_date: request.arrivalDate,
    departure_date: request.departureDate,
    item_description: request.itemDescription,
    language,
  }
  const client = getAdminClient()
  return outcomeOf(
    await client.from('lost_and_found').insert(row).select(STORED_COLUMNS).single(),
    'A lost-and-found request',
  )
}
