import 'server-only'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { classifyDuplicate } from '@/lib/forms/duplicates'
import { getAdminClient } from '@/lib/supabase/admin'
import type { LostAndFoundInsert } from '@/lib/supabase/database'
import type { LostAndFoundRequest } from './schema'

/** The row of call 3 (site.md, section 7). That the terms were accepted is not stored (section 3). */
function toRow(request: LostAndFoundRequest): LostAndFoundInsert {
  return {
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
  }
}

/**
 * Stores a lost-and-found request (call 3).
 * @returns `received` where the very same request was stored before, and `failed` where it was not stored; the
 *   cause is logged without personal data
 */
export async function storeLostAndFound(
  request: LostAndFoundRequest,
): Promise<'stored' | 'received' | 'failed'> {
  const { error } = await getAdminClient().from('lost_and_found').insert(toRow(request))
  if (error === null) return 'stored'
  if (classifyDuplicate(error) === 'received') return 'received'
  logProblem('A lost-and-found request was not stored.', { reason: reasonOf(error) })
  return 'failed'
}
