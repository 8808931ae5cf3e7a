'use server'

import { createFormAction } from '@/components/forms/core/create-form-action'
import { notifyAfterResponse } from '@/components/forms/core/notify'
import { lostAndFoundSchema } from './schema'
import { storeLostAndFound } from './store'
import { emptyRequest } from './values'

export const sendLostAndFound = createFormAction({
  logName: 'A lost-and-found request',
  scope: 'lost-and-found',
  empty: emptyRequest,
  schema: lostAndFoundSchema,
  failure: 'lostAndFoundNotSent',
  store: storeLostAndFound,
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
