'use server'

import { createFormAction } from '@/components/forms/core/create-form-action'
import { hasConfirmation } from '@/components/forms/core/confirmation'
import { notifyAfterResponse } from '@/components/forms/core/notify'
import { inquiryFields } from './fields'
import { inquirySchemas } from './schema'
import { storeInquiry } from './store'
import { findSubject } from './subjects'

/** Takes a booking inquiry. */
export const sendInquiry = createFormAction({
  subject: 'A booking inquiry',
  scope: 'inquiry',
  fields: inquiryFields,
  schema: ({ about }) => inquirySchemas[findSubject(about)?.dates ?? 'stay'],
  failure: 'inquiryNotSent',
  store: storeInquiry,
  hasConfirmation,
  notify: ({ about: _about, ...inquiry }) => notifyAfterResponse('booking', inquiry),
})
