'use client'

import type { RefObject } from 'react'
import { Dialog } from '@/components/ui/dialog'
import type { Receipt } from '@/components/forms/core/result'
import type { AppliedJob, JobApplicationContent } from './content'
import { JobApplicationForm } from './form'

interface JobApplicationDialogProps {
  formId: string
  job: AppliedJob
  content: JobApplicationContent
  open: boolean
  onSent: (receipt: Receipt, isOpen: boolean) => void
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

export function JobApplicationDialog({
  formId,
  job,
  content,
  open,
  onSent,
  onClose,
  returnFocus,
}: JobApplicationDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={job.title}
      kicker={content.words.kicker}
      closeLabel={content.words.close}
      returnFocus={returnFocus}
    >
      <div className="mt-6">
        <JobApplicationForm id={formId} jobs={[job]} content={content} dialog={{ onSent, onClose }} />
      </div>
    </Dialog>
  )
}
