'use server'

import { createFormAction } from '@/lib/forms/create-form-action'
import { hasConfirmation } from '@/lib/notifications/confirmation'
import { notifyAfterResponse } from '@/lib/notifications/notify'
import { applicationFields } from './fields'
import { applicationSchema } from './schema'
import { jobTitleOf, storeApplication } from './store'

/** Takes a job application. */
export const sendApplication = createFormAction({
  subject: 'A job application',
  scope: 'job-application',
  fields: applicationFields,
  schema: applicationSchema,
  failure: 'tryAgain',
  store: storeApplication,
  hasConfirmation,
  notify: ({ name, email, phone, message, job }) =>
    notifyAfterResponse('job_application', {
      name,
      email,
      phone: phone ?? '',
      jobTitle: jobTitleOf(job),
      message: message ?? '',
    }),
})
