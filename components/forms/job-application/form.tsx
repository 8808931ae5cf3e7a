'use client'

import { useActionState, useEffect, useRef } from 'react'
import { useForm, useWatch, type FieldValues } from 'react-hook-form'
import { preloadToasts, showToast } from '@/components/ui/toast'
import { formatFileSize } from '@/lib/i18n/file-size'
import { useLanguage } from '@/lib/i18n/language-provider'
import { ErrorSummary } from '@/components/forms/core/error-summary'
import { Form } from '@/components/forms/core/form'
import { FormAlert } from '@/components/forms/core/form-alert'
import { useFormDetails } from '@/components/forms/core/form-context'
import { lazyResolver } from '@/components/forms/core/lazy-resolver'
import type { ActionResult, Receipt } from '@/components/forms/core/result'
import { SubmitButton } from '@/components/forms/core/submit-button'
import { useFormOptions, useServerForm, type ServerForm } from '@/components/forms/core/use-server-form'
import { sendApplication } from './action'
import type { AppliedJob, JobApplicationContent } from './content'
import { JobApplicationFields } from './fields'
import { emptyApplication, type ApplicationValues } from './values'

interface JobApplicationFormProps extends Omit<JobApplicationContent, 'receiptLabels'> {
  job: AppliedJob
  /** `isOpen`: the dialog is open until now, and the receipt takes the focus. */
  onSent: (receipt: Receipt, isOpen: boolean) => void
  onClose: () => void
}

const { resolver, preload } = lazyResolver<ApplicationValues>(async () => {
  preloadToasts()
  return (await import('./schema')).applicationSchema
})

/**
 * The dialog stays open on failure and closes on success. A submit goes on if the dialog is closed meanwhile; a toast
 * shows the result.
 */
export function JobApplicationForm({ messages, words, job, onSent, onClose }: JobApplicationFormProps) {
  const [posted, formAction] = useActionState(sendApplication, null)
  const methods = useForm<ApplicationValues, unknown, FieldValues>({
    ...useFormOptions(posted, { ...emptyApplication, job: job.id }),
    resolver,
  })
  const form = useServerForm({
    id: 'job-application',
    methods,
    action: sendApplication,
    posted,
    formAction,
    messages,
    preload,
    empty: emptyApplication,
    prefill: { job: job.id },
    // The draft may have been written for another position.
    onStart: () => methods.setValue('job', job.id),
    onAnswer: announce,
  })
  useConsoleErrors(form.details)
  useUnopenedDrops()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  function announce(result: ActionResult) {
    if (result.ok) {
      if (result.receipt) onSent(result.receipt, isShown.current)
      if (isShown.current) onClose()
      void showToast({ kind: 'success', text: words.sent, labels: messages.toast })
    } else if (result.formError === 'tryAgain' || result.formError === 'connectionLost') {
      void showToast({ kind: 'error', text: messages.errors.tryAgain ?? '', labels: messages.toast })
    }
  }

  return (
    <div className="mt-6">
      <Form
        form={form}
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
          <UploadStatus label={words.uploading} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton label={words.submit} />
            <button
              type="button"
              onClick={onClose}
              disabled={form.details.isSending}
              className="btn btn-secondary"
            >
              {words.cancel}
            </button>
          </div>
        </div>
      </Form>
    </div>
  )
}

/** Logs field errors on the console too. */
function useConsoleErrors({ answer, errors }: ServerForm['details']) {
  const texts = [...new Set(Object.values(errors))].join('\n')
  useEffect(() => {
    if (texts !== '') for (const text of texts.split('\n')) console.warn(text)
  }, [answer, texts])
}

/** `{size}` in the label is replaced by the size of the chosen files. */
function UploadStatus({ label }: { label: string }) {
  const { isSending } = useFormDetails()
  const { language } = useLanguage()
  const chosen: (File | null)[] = useWatch({ name: ['cv', 'coverLetter'] })
  const bytes = chosen.reduce((sum, file) => sum + (file?.size ?? 0), 0)
  return (
    <p role="status" className="text-small">
      {isSending && label.replace('{size}', formatFileSize(bytes, language))}
    </p>
  )
}

/** A file dropped beside its field would otherwise open in place of the page. */
function useUnopenedDrops() {
  useEffect(() => {
    const prevent = (event: DragEvent) => {
      const isFileInput = event.target instanceof HTMLInputElement && event.target.type === 'file'
      if (!isFileInput && event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', prevent)
    window.addEventListener('drop', prevent)
    return () => {
      window.removeEventListener('dragover', prevent)
      window.removeEventListener('drop', prevent)
    }
  }, [])
}
