'use server'

import { createFormAction } from '@/components/forms/core/create-form-action'
import { hasConfirmation } from '@/components/forms/core/confirmation'
import { notifyAfterResponse } from '@/components/forms/core/notify'
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
