'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { type RefObject, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { SelectField, TextareaField, TextField } from '@/components/forms/core/fields'
import { Form, SubmitButton } from '@/components/forms/core/form'
import { type FormDetails, useFormDetails } from '@/components/forms/core/form-context'
import { FormReceipt, ReceiptDetails } from '@/components/forms/core/receipt'
import { type ActionResult, type Receipt, UNCERTAIN } from '@/components/forms/core/result'
import { useServerForm } from '@/components/forms/core/use-server-form'
import { Dialog } from '@/components/ui/dialog'
import { LinkedText } from '@/components/ui/linked-text'
import { showToast } from '@/components/ui/toast'
import { retention, uploadLimits } from '@/content/facts'
import { emailLink } from '@/content/venue'
import type { WatchServer } from '@/lib/browser/call-action'
import { formatCount } from '@/lib/i18n/count'
import { formatFileSize } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'
import { sendApplication } from './action'
import { FileField } from './file-field'
import { type AppliedJob, emptyApplication, FORM_ID } from './values'

interface JobApplicationDialogProps {
  job: AppliedJob
  open: boolean
  /** Told whether the form is still open; then the receipt takes the focus. */
  onSent: (receipt: Receipt, isOpen: boolean) => void
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

export function JobApplicationDialog({ job, open, returnFocus, ...dialog }: JobApplicationDialogProps) {
  const t = useTranslations('jobApplication')
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && dialog.onClose()}
      title={job.title}
      kicker={t('kicker')}
      returnFocus={returnFocus}
    >
      <div className="mt-6">
        <JobApplicationForm jobs={[job]} dialog={dialog} />
      </div>
    </Dialog>
  )
}

interface JobApplicationFormProps {
  /** What can be applied for; a single position is not asked for. */
  jobs: readonly AppliedJob[]
  /** Around the form. */
  dialog?: Pick<JobApplicationDialogProps, 'onSent' | 'onClose'>
}

/**
 * A dialog stays open on failure and closes on success. A submit goes on if the dialog is closed meanwhile; a toast
 * shows the result.
 */
export function JobApplicationForm({ jobs, dialog }: JobApplicationFormProps) {
  const [t, forms] = [useTranslations('jobApplication'), useTranslations('forms')]
  const { labels } = useMessages().jobApplication
  const prefill = { job: jobs.length === 1 ? (jobs[0]?.id ?? '') : '' }
  const form = useServerForm({
    id: FORM_ID,
    variant: prefill.job,
    action: sendApplication,
    watchServer: askServer,
    loadSchema: async () => (await import('./schema')).applicationSchema,
    empty: emptyApplication,
    prefill,
    ownErrors: { fileTooLarge: forms('errors.fileTooLarge', { max: uploadLimits.megabytes }) },
    onAnswer: handleAnswer,
  })
  const { sent, isSending } = form.details
  const fileHint = t('fileHint', { megabytes: uploadLimits.megabytes })
  useConsoleErrors(form.details)

  function handleAnswer(result: ActionResult) {
    const isShown = form.noticeRef.current !== null
    if (result.ok) {
      if (result.receipt) dialog?.onSent(result.receipt, isShown)
      if (isShown) dialog?.onClose()
      void showToast({ kind: 'success', text: t('sent') })
    } else if (result.formError !== undefined) {
      const isUncertain = UNCERTAIN.includes(result.formError)
      void showToast({
        kind: 'error',
        text: isUncertain ? forms('noAnswer') : form.errorText(result.formError),
      })
    }
  }

  return (
    <Form
      form={form}
      labels={labels}
      hints={{ cv: fileHint, coverLetter: fileHint }}
      failed={t('failed')}
      receipt={
        !dialog &&
        sent && (
          <JobApplicationReceipt title={t('thanks')} text={t('sent')} receipt={sent.receipt} jobs={jobs} />
        )
      }
    >
      {/* Room for the buttons below, which a field that takes the focus must not be under. */}
      <div className="grid gap-x-gutter gap-y-7 md:grid-cols-2 [&_*]:scroll-mb-28">
        {jobs.length === 1 ? (
          <input type="hidden" name="job" value={prefill.job} />
        ) : (
          <SelectField
            name="job"
            groups={[
              {
                choices: [
                  { value: '', label: t('chooseJob') },
                  ...jobs.map((job) => ({ value: job.id, label: job.title })),
                ],
              },
            ]}
            className="md:col-span-2"
          />
        )}
        <TextField name="name" autoComplete="name" className="md:col-span-2" />
        <TextField name="email" type="email" autoComplete="email" />
        <TextField name="phone" optional type="tel" autoComplete="tel" />
        <TextareaField name="message" optional className="md:col-span-2" />
        <FileField name="cv" />
        <FileField name="coverLetter" optional />
        <p className="text-small md:col-span-2">
          <LinkedText text={t('byEmail', { email: emailLink })} />
        </p>
        <p className="text-small quiet md:col-span-2">
          {t('storage', { days: retention.daysAfterApplication })}{' '}
          <Link href={viewHref('/villkor', 'privacy')} className="text-link">
            {t('privacy')}
          </Link>
        </p>
      </div>
      {dialog ? (
        <div className="sticky -bottom-8 z-1 -mx-(--edge) mt-8 -mb-8 border-t hairline bg-white px-(--edge) pt-4 pb-5 md:-bottom-11 md:-mb-11 short:static">
          <UploadStatus />
          <div className="flex flex-wrap gap-3">
            <SubmitButton label={t('submit')} />
            <button type="button" onClick={dialog.onClose} disabled={isSending} className="btn btn-secondary">
              {t('cancel')}
            </button>
          </div>
        </div>
      ) : (
        <SubmitButton label={t('submit')} className="mt-8" />
      )}
    </Form>
  )
}

interface JobApplicationReceiptProps {
  title: string
  text?: string
  receipt: Receipt | undefined
  jobs: readonly AppliedJob[]
  onRemove?: () => void
}

export function JobApplicationReceipt({ title, text, receipt, jobs, onRemove }: JobApplicationReceiptProps) {
  const { labels } = useMessages().jobApplication
  return (
    <FormReceipt title={title} text={text}>
      {receipt && (
        <ReceiptDetails
          receipt={receipt}
          onRemove={onRemove}
          fields={labels}
          choices={{ job: jobs.map(({ id, title: label }) => ({ value: id, label })) }}
        />
      )}
    </FormReceipt>
  )
}

/** Logs field errors on the console too. */
function useConsoleErrors({ answer, errors }: Pick<FormDetails, 'answer' | 'errors'>) {
  const lines = [...new Set(Object.values(errors))].join('\n')
  useEffect(() => {
    if (lines !== '') for (const text of lines.split('\n')) console.warn(text)
  }, [answer, lines])
}

/** How much is being sent. A browser tells no progress of a server action (docs/decisions/0023-waiting-for-uploads.md). */
function UploadStatus() {
  const t = useTranslations('jobApplication')
  const { isSending } = useFormDetails()
  const locale = useLocale()
  const chosen: (File | null)[] = useWatch({ name: ['cv', 'coverLetter'] })
  const files = chosen.filter((file) => file !== null)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const count = files.length
  const size = formatFileSize(bytes, locale)
  const text = t('uploading', { count, number: formatCount(count, locale), size })
  return (
    <div className={isSending ? 'pb-3' : undefined}>
      <div role="status" className="text-small">
        {isSending && (
          <>
            <p>{text}</p>
            <SlowLine />
          </>
        )}
      </div>
      {isSending && (
        <progress aria-label={text} className="mt-2 block w-full accent-fir-950 [border:revert]" />
      )}
    </div>
  )
}

const SLOW_MS = 15_000

/** Says after a while that a slow line is no reason to leave. */
function SlowLine() {
  const t = useTranslations('jobApplication')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow && <p>{t('slowLine')}</p>
}

const ASK_MS = 10_000

/** Asks the server for a sign of life while files are on their way (docs/decisions/0023-waiting-for-uploads.md). */
const askServer: WatchServer = (onSign) => {
  const ask = () => fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(onSign, () => undefined)
  return setInterval(ask, ASK_MS)
}
