'use client'

import type { RefObject } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { JobApplicationForm } from './job-application-form'
import type { AppliedJob, JobApplicationWords } from './job-application-words'

interface JobApplicationDialogProps extends JobApplicationWords {
  job: AppliedJob
  open: boolean
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** The application's dialog, titled with the position. */
export function JobApplicationDialog({
  job,
  open,
  onClose,
  returnFocus,
  ...texts
}: JobApplicationDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={job.title}
      kicker={texts.words.kicker}
      closeLabel={texts.words.close}
      returnFocus={returnFocus}
    >
      <JobApplicationForm {...texts} job={job} onClose={onClose} />
    </Dialog>
  )
}
