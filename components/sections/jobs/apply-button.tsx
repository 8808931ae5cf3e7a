'use client'

import { useOpenApplication } from '@/components/forms/job-application/provider'

interface ApplyButtonProps {
  job: { id: string; title: string }
  label: string
  /** Where to apply without JavaScript. */
  href: string
}

export function ApplyButton({ job, label, href }: ApplyButtonProps) {
  const open = useOpenApplication()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={(event) => open(job, event.currentTarget)}
        className="needs-js btn btn-primary"
      >
        {label}
      </button>
      <noscript>
        <a href={href} className="btn btn-primary">
          {label}
        </a>
      </noscript>
    </>
  )
}
