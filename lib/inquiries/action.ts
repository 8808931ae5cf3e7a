'use server'

import { createFormAction } from '@/lib/forms/create-form-action'
import { notifyAfterResponse } from '@/lib/notifications/notify'
import { inquiryFields } from './fields'
import { inquirySchema } from './schema'
import { storeInquiry } from './store'

/** Takes a booking inquiry. */
export const sendInquiry = createFormAction({
  subject: 'A booking inquiry',
  scope: 'inquiry',
  fields: inquiryFields,
  schema: inquirySchema,
  failure: 'inquiryNotSent',
  store: storeInquiry,
  notify: (inquiry) => notifyAfterResponse('booking', inquiry),
})
