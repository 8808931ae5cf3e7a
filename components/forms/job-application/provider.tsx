'use client'

import { createContext, lazy, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { LazyBoundary } from '@/components/ui/lazy-boundary'
import { failureLabels } from '@/content/failures'
import { useLanguage } from '@/lib/i18n/language-provider'
import { receiptTitleId, type Receipt } from '@/components/forms/core/result'
import type { AppliedJob, JobApplicationContent } from './content'
import { FORM_ID } from './values'

/** Opens the application for a position; `opener` gets the focus back. */
type OpenApplication = (job: AppliedJob, opener: HTMLElement) => void

const JobApplicationContext = createContext<OpenApplication | null>(null)

const JobApplicationDialog = lazy(async () => ({ default: (await import('./form')).JobApplicationDialog }))
const JobApplicationReceipt = lazy(async () => ({
  default: (await import('./receipt')).JobApplicationReceipt,
}))

/** @throws Error outside of a JobApplicationProvider */
export function useOpenApplication(): OpenApplication {
  const open = use(JobApplicationContext)
  if (open === null) throw new Error('useOpenApplication must be used within a JobApplicationProvider')
  return open
}

interface JobApplicationProviderProps {
  content: JobApplicationContent
  children: ReactNode
}

/** One dialog for all positions of the page; it loads when the first is applied for. The last receipt stays above them. */
export function JobApplicationProvider({ content, children }: JobApplicationProviderProps) {
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

  const open = useCallback((chosen: AppliedJob, from: HTMLElement) => {
    opener.current = from
    setJob(chosen)
    setIsOpen(true)
  }, [])

  return (
    <JobApplicationContext value={open}>
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
            <JobApplicationReceipt
              title={content.words.sentTitle}
              receipt={sent.receipt}
              jobs={[sent.job]}
              content={content}
            />
          </LazyBoundary>
        </div>
      )}
      {children}
      {job !== undefined && (
        <LazyBoundary labels={labels} onDismiss={() => setJob(undefined)}>
          <JobApplicationDialog
            job={job}
            content={content}
            open={isOpen}
            onSent={(receipt, takesFocus) => setSent({ receipt, job, takesFocus })}
            onClose={() => setIsOpen(false)}
            returnFocus={opener}
          />
        </LazyBoundary>
      )}
    </JobApplicationContext>
  )
}
