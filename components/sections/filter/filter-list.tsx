'use client'

import type { ReactNode } from 'react'
import { useFilter } from './filter-context'

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
  /** Classes of the `ul`; only shown entries are its children, so `nth-child` patterns stay right. */
  className?: string
}

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
