'use server'

import { createFormAction } from '@/components/forms/core/create-form-action'
import { hasConfirmation } from '@/components/forms/core/confirmation'
import { notifyAfterResponse } from '@/components/forms/core/notify'
import { lostAndFoundFields } from './fields'
import { lostAndFoundSchema } from './schema'
import { storeLostAndFound } from './store'

/** Takes a lost-and-found request. */
export const sendLostAndFound = createFormAction({
  subject: 'A lost-and-found request',
  scope: 'lost-and-found',
  fields: lostAndFoundFields,
  schema: lostAndFoundSchema,
  failure: 'lostAndFoundNotSent',
  store: storeLostAndFound,
  hasConfirmation,
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
