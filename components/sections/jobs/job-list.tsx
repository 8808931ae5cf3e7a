'use client'

import { useState, type ReactNode } from 'react'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionSign,
  AccordionTrigger,
} from '@/components/ui/accordion'
import { useMedia } from '@/lib/browser/use-media'
import { JobTabs } from './job-tabs'

interface JobListProps {
  label: string
  jobs: readonly { id: string; title: string; extent: string; content: ReactNode }[]
  /** Id of the position that is open at first. */
  initial: string
}

/**
 * Tabs from 768 px, an accordion below. Both control the same rows, which are all open without JavaScript.
 */
export function JobList({ label, jobs, initial }: JobListProps) {
  const isWide = useMedia('(width >= 48rem)')
  const [chosen, setChosen] = useState(initial)
  const open = chosen === '' && isWide ? initial : chosen

  function showTab(id: string) {
    setChosen(id)
    window.history.replaceState(null, '', `#${id}`)
  }

  return (
    <div className="cols gap-y-9">
      <div className="lg:col-span-4">
        <JobTabs label={label} jobs={jobs} open={open} onOpen={showTab} />
      </div>
      <Accordion
        value={open}
        onValueChange={setChosen}
        className="border-b hairline lg:col-span-7 lg:col-start-6 md:[@media(scripting:enabled)]:border-b-0"
      >
        {jobs.map(({ id, title, extent, content }) => (
          <AccordionItem
            key={id}
            value={id}
            id={id}
            className="border-t hairline md:scroll-mt-48 md:[@media(scripting:enabled)]:border-t-0 md:[@media(scripting:enabled)]:data-[state=closed]:hidden"
          >
            <AccordionTrigger
              headingLevel={3}
              headingClassName="text-h4 md:[@media(scripting:enabled)]:hidden"
              className="min-h-21 py-4"
            >
              <span>
                <span className="block">{title}</span>
                <span className="mt-1 block font-serif text-small font-normal tracking-normal text-fir-700">
                  {extent}
                </span>
              </span>
              <AccordionSign />
            </AccordionTrigger>
            <AccordionContent isRegion={!isWide}>
              <div
                id={`panel-${id}`}
                role={isWide ? 'tabpanel' : undefined}
                aria-labelledby={isWide ? `tab-${id}` : undefined}
                className="pb-9 md:[@media(scripting:enabled)]:pb-0"
              >
                {isWide && <h3 className="sr-only">{title}</h3>}
                {content}
              </div>
            </AccordionContent>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  )
}
