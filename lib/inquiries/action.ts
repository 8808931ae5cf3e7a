'use server'

import * as z from 'zod/mini'
import { inquiryCopy } from '@/content/inquiry'
import { createFormAction } from '@/lib/forms/create-form-action'
import { hasConfirmation } from '@/lib/notifications/confirmation'
import { notifyAfterResponse } from '@/lib/notifications/notify'
import { inquiryFields } from './fields'
import { inquirySchemas, type Inquiry } from './schema'
import { storeInquiry } from './store'
import { findSubject } from './subjects'

/** Takes a booking inquiry. */
export const sendInquiry = createFormAction({
  subject: 'A booking inquiry',
  scope: 'inquiry',
  fields: inquiryFields,
  schema: ({ about }) => z.pipe(inquirySchemas[findSubject(about)?.dates ?? 'stay'], z.transform(writeLines)),
  failure: 'inquiryNotSent',
  store: storeInquiry,
  hasConfirmation,
  notify: (inquiry) => notifyAfterResponse('booking', inquiry),
})

/** What has no column of its own comes first in the free text, in Swedish. */
function writeLines({ about, ...inquiry }: Inquiry) {
  const subject = findSubject(about)
  const conferenceType = inquiryCopy.sv.conferenceTypes.find(({ value }) => value === inquiry.conferenceType)
  const lines = [
    subject && `Gäller: ${subject.title.sv}`,
    conferenceType && `Typ av konferens: ${conferenceType.label}`,
    inquiry.additionalRequests,
  ]
  return { ...inquiry, additionalRequests: lines.filter(Boolean).join('\n') || null }
}
