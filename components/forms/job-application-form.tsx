'use client'

import { showToast } from '@/components/ui/toast'
import { sendApplication } from '@/lib/job-applications/action'
import { FIELD_LIMITS } from '@/lib/forms/limits'
import type { ActionResult } from '@/lib/forms/result'
import { ErrorSummary } from './error-summary'
import { FormAlert } from './form-alert'
import { FormShell } from './form-shell'
import { JobApplicationFields } from './job-application-fields'
import type { AppliedJob, JobApplicationWords } from './job-application-words'
import { SubmitButton } from './submit-button'
import { useConsoleRefusals } from './use-console-refusals'
import { useDraft } from './use-draft'
import { useSubmission } from './use-submission'

interface JobApplicationFormProps extends JobApplicationWords {
  job: AppliedJob
  onClose: () => void
}

const FORM_ID = 'job-application'

/** The application in its dialog (site.md, sections 4 and 8): it stays on failure and closes once it is received. */
export function JobApplicationForm({ form, words, job, onClose }: JobApplicationFormProps) {
  const submission = useSubmission({
    formId: FORM_ID,
    action: sendApplication,
    loadCheck: async () => (await import('@/lib/job-applications/schema')).checkApplication,
    onAnswer: announce,
  })
  useConsoleRefusals(submission.answer, form)
  useDraft(FORM_ID)

  function announce(result: ActionResult) {
    if (result.ok) {
      onClose()
      void showToast({ kind: 'success', text: words.sent, words: form.toast })
    } else if (result.formError === 'tryAgain' || result.formError === 'connectionLost') {
      void showToast({ kind: 'error', text: form.errors.tryAgain ?? '', words: form.toast })
    }
  }

  return (
    <div className="mt-6">
      <FormShell
        submission={submission}
        words={form}
        limits={FIELD_LIMITS}
        notice={
          <>
            <ErrorSummary />
            <FormAlert title={words.failed} />
          </>
        }
      >
        <input type="hidden" name="job" value={job.id} />
        <JobApplicationFields words={words} />
        <div className="mt-8 grid gap-5">
          <div className="flex flex-wrap gap-3">
            <SubmitButton label={words.submit} />
            <button type="button" onClick={onClose} className="btn btn-secondary">
              {words.cancel}
            </button>
          </div>
        </div>
      </FormShell>
    </div>
  )
}
