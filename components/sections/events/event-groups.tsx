'use client'

import type { ReactNode } from 'react'
import { useFilter } from '@/components/sections/filter/filter-context'

interface EventEntry {
  key: string
  category: string
  card: ReactNode
}

interface EventGroupsProps {
  coming: readonly EventEntry[]
  past: readonly EventEntry[]
  pastHeading: string
  /** Shown when nothing matches. */
  empty: ReactNode
}

/** The events of the chosen category: what is coming, and below it what is over. */
export function EventGroups({ coming, past, pastHeading, empty }: EventGroupsProps) {
  const { current } = useFilter()
  const chosen = (entries: readonly EventEntry[]) =>
    entries
      .filter(({ category }) => current === undefined || category === current)
      .map(({ key, card }) => <li key={key}>{card}</li>)
  const [shown, shownPast] = [chosen(coming), chosen(past)]
  if (shown.length === 0 && shownPast.length === 0) return empty
  return (
    <div className="mt-4">
      {shown.length > 0 && <ul>{shown}</ul>}
      {shownPast.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past" className="border-t border-fir-950 pt-6 text-h4">
            {pastHeading}
          </h2>
          <ul className="mt-6 grid gap-x-gutter gap-y-10 md:grid-cols-2 xl:grid-cols-4">{shownPast}</ul>
        </section>
      )}
    </div>
  )
}
