'use server'

import { createFormAction } from '@/components/forms/core/create-form-action'
import { notifyAfterResponse } from '@/components/forms/core/notify'
import { outcomeOf, STORED_COLUMNS, toColumns } from '@/components/forms/core/stored-row'
import { getAdminClient } from '@/lib/supabase/admin'
import { lostAndFoundSchema } from './schema'
import { emptyRequest } from './values'

/** Takes a lost-and-found request. */
export const sendLostAndFound = createFormAction({
  subject: 'A lost-and-found request',
  scope: 'lost-and-found',
  empty: emptyRequest,
  schema: lostAndFoundSchema,
  failure: 'lostAndFoundNotSent',
  // Call 3.
  store: async ({ acceptTerms: _, ...fields }, language) => {
    const row = { ...toColumns(fields), language }
    const inserted = await getAdminClient().from('lost_and_found').insert(row).select(STORED_COLUMNS).single()
    return outcomeOf(inserted, 'A lost-and-found request')
  },
  notify: ({ name, email, phone, roomNumber, arrivalDate, departureDate, itemDescription }) =>
    notifyAfterResponse('lost_found', {
      name,
      email,
      phone,
      roomNumber: roomNumber ?? '',
      checkInDate: arrivalDate,
      checkOutDate: departureDate,
      itemDescription,
    }),
})
