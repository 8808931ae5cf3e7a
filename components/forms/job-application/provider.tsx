'use client'

import { createContext, lazy, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { LazyBoundary } from '@/components/ui/lazy-boundary'
import { failureLabels } from '@/content/errors'
import { useLanguage } from '@/lib/i18n/language-provider'
import { receiptTitleId, type Receipt } from '@/components/forms/core/result'
import type { AppliedJob, JobApplicationWords } from './content'
import { FORM_ID } from './values'

/** Opens the application for a position; `opener` gets the focus back. */
const OpenContext = createContext((_job: AppliedJob, _opener: HTMLElement): void => undefined)

const Dialog = lazy(async () => ({ default: (await import('./form')).JobApplicationDialog }))
const Form = lazy(async () => ({ default: (await import('./form')).JobApplicationForm }))
const SentReceipt = lazy(async () => ({ default: (await import('./form')).JobApplicationReceipt }))

/** Within a JobApplicationProvider. */
export function ApplyButton({ job, label }: { job: AppliedJob; label: string }) {
  const open = use(OpenContext)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
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
  words: JobApplicationWords
  children: ReactNode
}

/** One dialog for all positions of the page; it loads when the first is applied for. The last receipt stays above them. */
export function JobApplicationProvider({ words, children }: JobApplicationProviderProps) {
  const labels = failureLabels(useLanguage().language)
  const [job, setJob] = useState<AppliedJob>()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLElement | null>(null)
  const [sent, setSent] = useState<{ receipt: Receipt; job: AppliedJob; takesFocus: boolean }>()

  const showReceipt = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || !sent?.takesFocus) return
      // The dialog focuses it when it closes.
      opener.current = element
      element.scrollIntoView({ block: 'center' })
    },
    [sent],
  )

  function open(chosen: AppliedJob, from: HTMLElement) {
    opener.current = from
    setJob(chosen)
    setIsOpen(true)
  }

  return (
    <OpenContext value={open}>
      {sent !== undefined && (
        <div
          key={sent.receipt.reference}
          ref={showReceipt}
          tabIndex={-1}
          role="region"
          aria-labelledby={receiptTitleId(FORM_ID)}
          className="mb-group scroll-mt-28 focus:outline-none"
        >
          <LazyBoundary labels={labels} onDismiss={() => setSent(undefined)}>
            <SentReceipt title={words.sentTitle} receipt={sent.receipt} jobs={[sent.job]} words={words} />
          </LazyBoundary>
        </div>
      )}
      {children}
      {job !== undefined && (
        <LazyBoundary labels={labels} onDismiss={() => setJob(undefined)}>
          <Dialog
            job={job}
            words={words}
            open={isOpen}
            onSent={(receipt, takesFocus) => setSent({ receipt, job, takesFocus })}
            onClose={() => setIsOpen(false)}
            returnFocus={opener}
          />
        </LazyBoundary>
      )}
    </OpenContext>
  )
}

/**
 * The form for browsers without JavaScript, which have no dialog: the position is chosen in it. A browser that runs
 * scripts never fetches it, and no Suspense is around it, so that the server waits for it.
 */
export function NoScriptApplication(props: { jobs: readonly AppliedJob[]; words: JobApplicationWords }) {
  return (
    <noscript>
      <section className="wrap pb-section">
        <div className="max-w-lead">
          <h2 className="mb-7 text-h2">{props.words.heading}</h2>
          <Form {...props} />
        </div>
      </section>
    </noscript>
  )
}
