'use client'

import { Minus, Plus } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { useMedia } from '@/lib/browser/use-media'
import { JobTabs } from './job-tabs'
import { useOpenJob } from './use-open-job'

interface JobListProps {
  label: string
  jobs: readonly { id: string; title: string; extent: string; content: ReactNode }[]
  /** Id of the position that is open at first. */
  initial: string
}

/**
 * The open positions: tabs from 768 px, an accordion below (site.md, section 2). Both are views of the same
 * rows; without JavaScript they stay an accordion at every width.
 */
export function JobList({ label, jobs, initial }: JobListProps) {
  const isWide = useMedia('(width >= 48rem)')
  const state = useOpenJob(initial)
  const open = state.open ?? (isWide ? initial : undefined)
  return (
    <div className="cols gap-y-9">
      <div className="lg:col-span-4">
        <JobTabs label={label} jobs={jobs} open={open} onOpen={state.show} />
      </div>
      <div className="border-b hairline lg:col-span-7 lg:col-start-6 md:[@media(scripting:enabled)]:border-b-0">
        {jobs.map(({ id, title, extent, content }) => (
          <details
            key={id}
            name="jobs"
            open={id === open}
            // The browser opens the row of the address's hash by itself, before this component does.
            suppressHydrationWarning
            onToggle={(event) => state.follow(id, event.currentTarget.open)}
            className="group border-t hairline md:[@media(scripting:enabled)]:border-t-0 md:[@media(scripting:enabled)]:not-open:hidden"
          >
            <summary className="flex min-h-21 cursor-pointer list-none items-center justify-between gap-5 py-4 [&::-webkit-details-marker]:hidden md:[@media(scripting:enabled)]:hidden">
              <span>
                <h3 className="text-h4">{title}</h3>
                <span className="mt-1 block text-small text-fir-700">{extent}</span>
              </span>
              <Icon drawing={Plus} className="size-6 flex-none group-open:hidden" />
              <Icon drawing={Minus} className="hidden size-6 flex-none group-open:block" />
            </summary>
            <div
              id={`panel-${id}`}
              role={isWide ? 'tabpanel' : undefined}
              aria-labelledby={isWide ? `tab-${id}` : undefined}
            >
              {/* Inside the row, so that a link to it opens the row where no script runs. */}
              <div id={id} className="scroll-mt-48 pb-9 md:[@media(scripting:enabled)]:pb-0">
                {isWide && <h3 className="sr-only">{title}</h3>}
                {content}
              </div>
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}
