'use client'

import type { ReactNode } from 'react'
import { useFilter } from '@/components/sections/filter/filter-context'

interface EventEntry {
  key: string
  category: string
  content: ReactNode
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
  const isChosen = ({ category }: EventEntry) => current === undefined || category === current
  const [shown, shownPast] = [coming.filter(isChosen), past.filter(isChosen)]
  return (
    <div className="mt-group">
      {shown.length === 0 && shownPast.length === 0 && empty}
      {shown.length > 0 && <EventList entries={shown} />}
      {shownPast.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past" className="border-t border-fir-950 pt-6 text-h4">
            {pastHeading}
          </h2>
          <EventList entries={shownPast} className="cols mt-6 gap-y-10" />
        </section>
      )}
    </div>
  )
}

function EventList({ entries, className }: { entries: readonly EventEntry[]; className?: string }) {
  return (
    <ul className={className}>
      {entries.map(({ key, content }) => (
        <li key={key} className="md:col-span-4 xl:col-span-3">
          {content}
        </li>
      ))}
    </ul>
  )
}
