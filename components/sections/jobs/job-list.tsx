'use client'

import * as Tabs from '@radix-ui/react-tabs'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import * as Accordion from '@/components/ui/accordion'
import { useMedia } from '@/lib/browser/use-media'

interface JobListProps {
  label: string
  /** The first is open at first. */
  jobs: readonly { id: string; title: string; extent: string; picture: ReactNode; content: ReactNode }[]
}

/**
 * Tabs from 768 px, an accordion below. Both control the same rows, which are all open without JavaScript. In wide
 * windows the open position's picture fills the column below the tabs.
 */
export function JobList({ label, jobs }: JobListProps) {
  const initial = jobs[0]?.id ?? ''
  const isNarrow = useMedia('(width < 48rem)')
  const [chosen, setChosen] = useState(initial)
  const open = chosen === '' && !isNarrow ? initial : chosen

  function showTab(id: string) {
    setChosen(id)
    window.history.replaceState(null, '', `#${id}`)
  }

  return (
    <Tabs.Root value={open} onValueChange={showTab} orientation="vertical" className="cols gap-y-9">
      <div className="flex flex-col gap-y-group max-md:hidden lg:col-span-4 noscript:hidden">
        <Tabs.List aria-label={label} className="border-b hairline">
          {jobs.map(({ id, title, extent }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              className={clsx(
                'group block min-h-21 w-full cursor-pointer border-t hairline py-5 text-left transition-[padding]',
                'aria-selected:pl-5 aria-selected:shadow-[inset_5px_0_0_var(--color-copper)] forced-colors:aria-selected:border-l-4',
              )}
            >
              <span className="block font-sans text-[clamp(1.25rem,1.1rem+0.7vw,1.75rem)] leading-tight font-semibold tracking-[-0.015em] group-hover:text-copper">
                {title}
              </span>
              <span className="mt-1 block text-small text-fir-700">{extent}</span>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {jobs.find(({ id }) => id === open)?.picture}
      </div>
      <Accordion.Root
        value={open}
        onValueChange={setChosen}
        className="border-b hairline lg:col-span-7 lg:col-start-6 md:scripting:border-b-0"
      >
        {jobs.map(({ id, title, extent, content }) => (
          <Accordion.Item
            key={id}
            value={id}
            id={id}
            className="border-t hairline md:scroll-mt-48 md:scripting:border-t-0 md:scripting:data-[state=closed]:hidden"
          >
            <Accordion.Trigger
              headingLevel={3}
              headingClassName="text-h4 md:scripting:hidden"
              className="min-h-21 py-4"
            >
              <span>
                <span className="block">{title}</span>
                <span className="mt-1 block font-serif text-small font-normal tracking-normal text-fir-700">
                  {extent}
                </span>
              </span>
              <Accordion.Sign />
            </Accordion.Trigger>
            <Accordion.Content isRegion={isNarrow}>
              <Tabs.Content
                forceMount
                value={id}
                tabIndex={-1}
                {...(isNarrow && { role: undefined, 'aria-labelledby': undefined })}
                className="pb-9 md:scripting:pb-0"
              >
                <h3 className="mb-5 text-h3 max-md:hidden noscript:hidden">{title}</h3>
                {content}
              </Tabs.Content>
            </Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Tabs.Root>
  )
}
