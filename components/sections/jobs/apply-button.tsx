'use client'

import type { AppliedJob } from '@/components/forms/job-application/content'
import { useOpenApplication } from '@/components/forms/job-application/provider'
import { FORM_ID } from '@/components/forms/job-application/values'

interface ApplyButtonProps {
  job: AppliedJob
  label: string
}

export function ApplyButton({ job, label }: ApplyButtonProps) {
  const open = useOpenApplication()
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
