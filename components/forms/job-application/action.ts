'use server'

import { createFormAction } from '@/components/forms/core/create-form-action'
import { notifyAfterResponse } from '@/components/forms/core/notify'
import { applicationSchema } from './schema'
import { jobTitleOf, storeApplication } from './store'
import { emptyApplication } from './values'

export const sendApplication = createFormAction({
  logName: 'A job application',
  scope: 'job-application',
  empty: emptyApplication,
  schema: applicationSchema,
  failure: 'tryAgain',
  store: storeApplication,
  notify: ({ name, email, phone, message, job }) =>
    notifyAfterResponse('job_application', {
      name,
      email,
      phone: phone ?? '',
      jobTitle: jobTitleOf(job) ?? '',
      message: message ?? '',
    }),
})
