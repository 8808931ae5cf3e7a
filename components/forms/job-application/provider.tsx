'use client'

import { useTranslations } from 'next-intl'
import { createContext, lazy, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Receipt, RECEIPT_TITLE_ID } from '@/components/forms/core/result'
import { useReceipt } from '@/components/forms/core/use-receipt'
import { OnDemand } from '@/components/sections/page/on-demand'
import { useOnDemand } from '@/lib/browser/use-on-demand'
import { type AppliedJob, FORM_ID } from './values'

interface Application {
  /** `opener` gets the focus back. */
  open: (job: AppliedJob, opener: HTMLElement) => void
  /** The position whose dialog is being fetched. */
  pendingJob: AppliedJob | undefined
}

const ApplicationContext = createContext<Application>({ open: () => undefined, pendingJob: undefined })

const loadForm = () => import('./form')
const Form = lazy(async () => ({ default: (await loadForm()).JobApplicationForm }))

/** Within a JobApplicationProvider. */
export function ApplyButton({ job, label }: { job: AppliedJob; label: string }) {
  const { open, pendingJob } = use(ApplicationContext)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={pendingJob === job || undefined}
        onClick={(event) => open(job, event.currentTarget)}
        className="btn btn-primary noscript:hidden"
      >
        {label}
      </button>
      <noscript>
        <a href={`#${FORM_ID}`} className="btn btn-primary">
          {label}
        </a>
      </noscript>
    </>
  )
}

interface JobApplicationProviderProps {
  /** All that can be applied for. */
  jobs: readonly AppliedJob[]
  children: ReactNode
}

/** One dialog for all positions of the page; it loads when the first is applied for. The last receipt stays above them. */
export function JobApplicationProvider({ jobs, children }: JobApplicationProviderProps) {
  const t = useTranslations('jobApplication')
  const [job, setJob] = useState<AppliedJob>()
  const [isOpen, setIsOpen] = useState(false)
  const form = useOnDemand(loadForm)
  const opener = useRef<HTMLElement | null>(null)
  const { sent, keep, remove } = useReceipt(FORM_ID, null)
  const receipt = sent?.receipt
  const { request } = form
  // A receipt that is found again after a reload.
  useEffect(() => {
    if (receipt) void request()
  }, [receipt, request])
  const receiptRegion = useRef<HTMLDivElement>(null)

  function handleSent(answered: Receipt, isDialogOpen: boolean) {
    flushSync(() => keep(answered))
    if (!isDialogOpen) return
    // The dialog focuses it when it closes.
    opener.current = receiptRegion.current
    receiptRegion.current?.scrollIntoView({ block: 'center' })
  }

  function open(chosen: AppliedJob, from: HTMLElement) {
    opener.current = from
    setJob(chosen)
    setIsOpen(true)
    void request()
  }

  return (
    <ApplicationContext value={{ open, pendingJob: form.isPending ? job : undefined }}>
      <OnDemand part={form} onDismiss={() => setJob(undefined)}>
        {({ JobApplicationReceipt, JobApplicationDialog }) => (
          <>
            {receipt && (
              <div
                key={receipt.reference}
                ref={receiptRegion}
                tabIndex={-1}
                role="region"
                aria-labelledby={RECEIPT_TITLE_ID}
                className="mb-group scroll-mt-28 focus:outline-none"
              >
                <JobApplicationReceipt
                  title={t('sentTitle')}
                  receipt={receipt}
                  jobs={jobs}
                  onRemove={remove}
                />
              </div>
            )}
            {job && (
              <JobApplicationDialog
                job={job}
                open={isOpen}
                onSent={handleSent}
                onClose={() => setIsOpen(false)}
                returnFocus={opener}
              />
            )}
          </>
        )}
      </OnDemand>
      {children}
    </ApplicationContext>
  )
}

/**
 * The form for browsers without JavaScript, which have no dialog: the position is chosen in it. A browser that runs
 * scripts never fetches it, and no Suspense is around it, so that the server waits for it.
 */
export function NoScriptApplication({ jobs }: { jobs: readonly AppliedJob[] }) {
  const t = useTranslations('jobApplication')
  return (
    <noscript>
      <section className="wrap pb-section">
        <div className="max-w-lead">
          <h2 className="mb-7 text-h2">{t('heading')}</h2>
          <Form jobs={jobs} />
        </div>
      </section>
    </noscript>
  )
}
