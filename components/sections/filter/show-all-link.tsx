'use client'

import type { MouseEvent, ReactNode } from 'react'
import { useFilter } from './filter-context'
import { Link } from '@/lib/i18n/link'

/** The way out of an empty filter: a plain link, which switches the list at once where scripts run. */
export function ShowAllLink({ children }: { children: ReactNode }) {
  const { hrefOf, select } = useFilter()
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    select(event.currentTarget.href)
  }
  return (
    <Link href={hrefOf(undefined)} scroll={false} onClick={handleClick} className="action-link">
      {children}
    </Link>
  )
}
