'use client'

import { createContext, lazy, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { LazyBoundary } from '@/components/ui/lazy-boundary'
import { failureLabels } from '@/content/failures'
import { useLanguage } from '@/lib/i18n/language-provider'
import type { AppliedJob, JobApplicationContent } from './job-application-content'

/** Opens the application for a position; `opener` gets the focus back. */
type OpenApplication = (job: AppliedJob, opener: HTMLElement) => void

const JobApplicationContext = createContext<OpenApplication | null>(null)

const JobApplicationDialog = lazy(async () => ({
  default: (await import('./job-application-dialog')).JobApplicationDialog,
}))

/** @throws Error outside of a JobApplicationProvider */
export function useOpenApplication(): OpenApplication {
  const open = use(JobApplicationContext)
  if (open === null) throw new Error('useOpenApplication must be used within a JobApplicationProvider')
  return open
}

/** One dialog for all positions of the page; it loads when the first is applied for. */
export function JobApplicationProvider({
  children,
  ...content
}: JobApplicationContent & { children: ReactNode }) {
  const [job, setJob] = useState<AppliedJob>()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLElement | null>(null)
  const { language } = useLanguage()

  const open = useCallback((chosen: AppliedJob, from: HTMLElement) => {
    opener.current = from
    setJob(chosen)
    setIsOpen(true)
  }, [])

  return (
    <JobApplicationContext value={open}>
      {children}
      {job !== undefined && (
        <LazyBoundary labels={failureLabels(language)} onDismiss={() => setJob(undefined)}>
          <JobApplicationDialog
            {...content}
            job={job}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            returnFocus={opener}
          />
        </LazyBoundary>
      )}
    </JobApplicationContext>
  )
}
