'use client'

import type { ReactNode } from 'react'
import { useHistoryState } from '@/lib/browser/use-history-state'

/** The class below says it again, as Tailwind reads classes only whole. */
const SHOWN = 6

interface FoldedListProps {
  /** Of the button, e.g. "Show all 14". */
  label: string
  /** Of the entries. */
  count: number
  /** A `ul`. */
  children: ReactNode
}

/** On phones a list's first six entries, and a button for all. Without scripts and in wide windows all show. */
export function FoldedList({ label, count, children }: FoldedListProps) {
  const [shown, setShown] = useHistoryState('shown', count > SHOWN ? 'some' : 'all')
  const isFolded = shown === 'some'
  return (
    <div className={isFolded ? 'max-md:not-print:scripting:[&>ul>li:nth-child(n+7)]:hidden' : undefined}>
      {children}
      {isFolded && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The first of the entries that appear.
            const entry = currentTarget.parentElement?.querySelector<HTMLElement>(
              `li:nth-child(${SHOWN + 1}) a`,
            )
            setShown('all')
            requestAnimationFrame(() => entry?.focus({ preventScroll: true }))
          }}
          className="mt-10 btn w-full btn-secondary md:hidden print:hidden noscript:hidden"
        >
          {label}
        </button>
      )}
    </div>
  )
}
