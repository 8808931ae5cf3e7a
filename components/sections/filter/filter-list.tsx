'use client'

import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/link'
import { useFilter } from './filter-provider'

interface FilterListProps {
  items: readonly {
    key: string
    /** Filter values that show it. */
    tags: readonly string[]
    content: ReactNode
  }[]
  /** Above the entries, where the list is a section of its own. */
  heading?: string
  /** Classes of the `ul`; only shown entries are its children, so `nth-child` patterns stay right. */
  className?: string
}

export function FilterList({ items, heading, className }: FilterListProps) {
  const { current } = useFilter()
  const shown = items.filter(({ tags }) => current === undefined || tags.includes(current))
  const list = (
    <ul className={className}>
      {shown.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
  if (shown.length === 0 || heading === undefined) return shown.length > 0 && list
  return (
    <section aria-label={heading}>
      <h2 className="border-t border-fir-950 pt-6 text-h4">{heading}</h2>
      {list}
    </section>
  )
}

interface NothingFoundProps {
  /** All filter values that show an entry. */
  tags: readonly string[]
  text: string
  showAll: string
}

/** Where nothing matches: that it is so, and a link that resets the filter. */
export function NothingFound({ tags, text, showAll }: NothingFoundProps) {
  const { current, hrefOf, follow } = useFilter()
  if (current === undefined || tags.includes(current)) return null
  return (
    <div className="mt-group">
      <p className="max-w-lead text-lead">{text}</p>
      <p className="mt-4">
        <Link href={hrefOf(undefined)} scroll={false} onClick={follow} className="action-link">
          {showAll}
        </Link>
      </p>
    </div>
  )
}
