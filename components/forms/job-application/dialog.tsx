'use client'

import type { ComponentProps, RefObject } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { JobApplicationForm } from './form'

interface JobApplicationDialogProps extends ComponentProps<typeof JobApplicationForm> {
  open: boolean
  returnFocus: RefObject<HTMLElement | null>
}

export function JobApplicationDialog({
  job,
  open,
  onClose,
  returnFocus,
  ...content
}: JobApplicationDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={job.title}
      kicker={content.words.kicker}
      closeLabel={content.words.close}
      returnFocus={returnFocus}
    >
      <JobApplicationForm {...content} job={job} onClose={onClose} />
    </Dialog>
  )
}
