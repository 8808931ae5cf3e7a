'use server'

import { createFormAction } from '@/components/forms/core/create-form-action'
import { notifyAfterResponse } from '@/components/forms/core/notify'
import { findSubject, inquiryDays, knownSubject } from '@/content/subjects'
import { type Inquiry, inquirySchema, isDateKind } from './schema'
import { storeInquiry } from './store'
import { emptyInquiry, type InquiryValues } from './values'

export const sendInquiry = createFormAction<InquiryValues, Inquiry>({
  logName: 'A booking inquiry',
  scope: 'inquiry',
  empty: emptyInquiry,
  // What the guest saw counts: the subject may have ended, or left the site, since the page was opened.
  schema: ({ about, dates }) => {
    const subject = findSubject(about)
    const kind = about !== '' && isDateKind(dates) ? dates : (subject?.dates ?? 'stay')
    return inquirySchema(kind, inquiryDays(subject))
  },
  failure: 'inquiryNotSent',
  store: async (inquiry, locale) => {
    const isGone = inquiry.dates !== null && inquiry.about !== '' && knownSubject(inquiry.about) === undefined
    return isGone ? { formError: 'subjectGone' } : storeInquiry(inquiry, locale)
  },
  titleOf: ({ about }) => knownSubject(about)?.title,
  notify: ({ about: _about, dates: _dates, ...inquiry }) => notifyAfterResponse('booking', inquiry),
})
