'use client'

import { Minus, Plus } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { useMedia } from '@/lib/browser/use-media'
import { TermsContents } from './terms-contents'
import { TermsSelect } from './terms-select'
import { useOpenSection } from './use-open-section'

/** A section with its clauses rendered, and their headings for the contents. */
interface BookSection {
  id: string
  title: string
  clauses: readonly { id: string; heading: string }[]
  content: ReactNode
}

interface TermsBookProps {
  sections: readonly [BookSection, ...BookSection[]]
  /** Id of the section that this page was built to show. */
  initial: string
  words: { select: string; submit: string; contents: string; print: string; showing: string }
}

/**
 * The five sections: a select and contents beside the text from 768 px, an accordion below
 * (content-pages.md, section 2, /villkor). Both show the same rows, so nothing stands in the page twice.
 */
export function TermsBook({ sections, initial, words }: TermsBookProps) {
  const [first, ...rest] = sections
  const { current, isClosed, show, follow } = useOpenSection([first.id, ...rest.map(({ id }) => id)], initial)
  const isWide = useMedia('(width >= 48rem)')
  const shown = sections.find(({ id }) => id === current) ?? first
  return (
    <div className="cols items-start gap-y-10">
      <div className="max-md:hidden lg:sticky lg:top-[calc(var(--spacing-nav)+1.75rem)] lg:col-span-4 print:hidden">
        <TermsSelect
          label={words.select}
          submit={words.submit}
          sections={sections}
          current={shown.id}
          onChoose={show}
        />
        <TermsContents key={shown.id} label={words.contents} clauses={shown.clauses} />
        <p className="mt-5.5 text-small text-fir-700">{words.print}</p>
        <p role="status" className="sr-only">
          {shown.id === initial ? '' : `${words.showing} ${shown.title}`}
        </p>
      </div>
      <div className="max-md:border-b max-md:hairline lg:col-span-7 lg:col-start-6">
        {sections.map(({ id, title, content }) => (
          <details
            key={id}
            name="terms"
            data-section={id}
            open={id === shown.id && (isWide || !isClosed)}
            // The browser opens the section of the address's hash by itself, before this component does.
            suppressHydrationWarning
            onToggle={(event) => follow(id, event.currentTarget.open)}
            className="group max-md:border-t max-md:hairline md:not-open:hidden print:not-open:hidden"
          >
            <summary className="flex min-h-18 cursor-pointer list-none items-center justify-between gap-5 py-3 md:hidden print:hidden [&::-webkit-details-marker]:hidden">
              <h2 className="text-h4">{title}</h2>
              <Icon drawing={Plus} className="size-6 flex-none group-open:hidden" />
              <Icon drawing={Minus} className="hidden size-6 flex-none group-open:block" />
            </summary>
            <div className="max-md:pb-10">
              <h2 className="text-h2 max-md:hidden md:sr-only print:not-sr-only print:block">{title}</h2>
              {content}
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}
