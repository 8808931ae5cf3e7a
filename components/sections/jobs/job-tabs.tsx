'use client'

import clsx from 'clsx'
import { selectByKey } from '@/components/ui/tabs'

interface JobTabsProps {
  label: string
  jobs: readonly { id: string; title: string; extent: string }[]
  open: string | undefined
  onOpen: (id: string) => void
}

export function JobTabs({ label, jobs, open, onOpen }: JobTabsProps) {
  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation="vertical"
      onKeyDown={(event) =>
        selectByKey(event, (index) => {
          const job = jobs[index]
          if (job) onOpen(job.id)
        })
      }
      className="needs-js hidden border-b hairline md:block"
    >
      {jobs.map(({ id, title, extent }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === open}
          aria-controls={`panel-${id}`}
          tabIndex={id === open ? 0 : -1}
          onClick={() => onOpen(id)}
          className={clsx(
            'group duration-base block min-h-21 w-full cursor-pointer border-t hairline py-5 text-left transition-[padding]',
            id === open && 'pl-5 shadow-[inset_5px_0_0_var(--color-copper)] forced-colors:border-l-4',
          )}
        >
          <span className="block font-sans text-[clamp(1.25rem,1.1rem+0.5vw,1.5rem)] leading-tight font-semibold tracking-[-0.015em] group-hover:text-copper">
            {title}
          </span>
          <span className="mt-1 block text-small text-fir-700">{extent}</span>
        </button>
      ))}
    </div>
  )
}
