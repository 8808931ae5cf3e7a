'use client'

import type { ReactNode } from 'react'
import { useFilter } from './filter-context'

/** One entry of a filtered list. */
interface FilterItem {
  key: string
  /** Filter values that show it. */
  tags: readonly string[]
  content: ReactNode
}

interface FilterListProps {
  items: readonly FilterItem[]
  /** Shown instead of the list when nothing matches. */
  empty?: ReactNode
  /** Classes of the `ul`; its children are the shown entries alone, so that `nth-child` rhythms hold. */
  className?: string
}

/** The entries that the chosen filter value lets through. */
export function FilterList({ items, empty, className }: FilterListProps) {
  const { current } = useFilter()
  const shown = current === undefined ? items : items.filter(({ tags }) => tags.includes(current))
  if (shown.length === 0) return empty
  return (
    <ul className={className}>
      {shown.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}
