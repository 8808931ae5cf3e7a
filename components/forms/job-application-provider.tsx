'use client'

import { lazy, useCallback, useRef, useState, type ReactNode } from 'react'
import { PartBoundary } from '@/components/ui/part-boundary'
import { JobApplicationContext } from './job-application-context'
import type { AppliedJob, JobApplicationWords } from './job-application-words'

const JobApplicationDialog = lazy(async () => ({
  default: (await import('./job-application-dialog')).JobApplicationDialog,
}))

interface JobApplicationProviderProps extends JobApplicationWords {
  children: ReactNode
}

/** One dialog for all positions of the page; it loads when the first is applied for. */
export function JobApplicationProvider({ children, ...texts }: JobApplicationProviderProps) {
  const [job, setJob] = useState<AppliedJob>()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLElement | null>(null)

  const open = useCallback((chosen: AppliedJob, from: HTMLElement) => {
    opener.current = from
    setJob(chosen)
    setIsOpen(true)
  }, [])

  return (
    <JobApplicationContext value={open}>
      {children}
      {job !== undefined && (
        <PartBoundary onDismiss={() => setJob(undefined)}>
          <JobApplicationDialog
            {...texts}
            job={job}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            returnFocus={opener}
          />
        </PartBoundary>
      )}
    </JobApplicationContext>
  )
}
