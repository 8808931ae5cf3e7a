'use client'

import { sendApplication } from '@/lib/job-applications/action'
import { PLAIN_FORM_ID } from '@/lib/job-applications/fields'
import { FIELD_LIMITS } from '@/lib/forms/limits'
import { ErrorSummary } from './error-summary'
import { FormAlert } from './form-alert'
import { FormShell } from './form-shell'
import { JobApplicationFields } from './job-application-fields'
import type { AppliedJob, JobApplicationWords } from './job-application-words'
import { SelectField } from './select-field'
import { SentNotice } from './sent-notice'
import { SubmitButton } from './submit-button'
import { useSubmission } from './use-submission'

interface JobApplicationPlainProps extends JobApplicationWords {
  jobs: readonly AppliedJob[]
}

/** The application for browsers without JavaScript: the position is chosen in the form, which posts to its action. */
export function JobApplicationPlain({ form, words, jobs }: JobApplicationPlainProps) {
  const submission = useSubmission({
    formId: PLAIN_FORM_ID,
    action: sendApplication,
    loadCheck: async () => (await import('@/lib/job-applications/schema')).checkApplication,
  })
  const choices = jobs.map(({ id, title }) => ({ value: id, label: title }))
  return (
    <FormShell
      submission={submission}
      words={form}
      limits={FIELD_LIMITS}
      notice={
        <>
          <ErrorSummary />
          <FormAlert title={words.failed} />
          <SentNotice title={words.thanks} text={words.sent} />
        </>
      }
    >
      <JobApplicationFields
        words={words}
        job={
          <SelectField name="job" label={words.labels.job} groups={[{ choices }]} className="md:col-span-2" />
        }
      />
      <SubmitButton label={words.submit} className="mt-8" />
    </FormShell>
  )
}
