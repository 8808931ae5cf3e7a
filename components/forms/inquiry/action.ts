'use server'

import { createFormAction } from '@/components/forms/core/create-form-action'
import { notifyAfterResponse } from '@/components/forms/core/notify'
import { findSubject, inquiryDays } from '@/content/subjects'
import { inquirySchema, type Inquiry } from './schema'
import { storeInquiry } from './store'
import { emptyInquiry, type InquiryValues } from './values'

/** Takes a booking inquiry. */
export const sendInquiry = createFormAction<InquiryValues, Inquiry>({
  subject: 'A booking inquiry',
  scope: 'inquiry',
  empty: emptyInquiry,
  schema: ({ about }) => {
    const subject = findSubject(about)
    return inquirySchema(subject?.dates ?? 'stay', inquiryDays(subject))
  },
  failure: 'inquiryNotSent',
  store: storeInquiry,
  notify: ({ about: _about, ...inquiry }) => notifyAfterResponse('booking', inquiry),
})
