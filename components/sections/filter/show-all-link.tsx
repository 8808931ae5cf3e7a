'use client'

import type { ReactNode } from 'react'
import { useFilter } from './filter-context'
import { Link } from '@/lib/i18n/link'

/** The way out of an empty filter: a plain link, which switches the list at once where scripts run. */
export function ShowAllLink({ children }: { children: ReactNode }) {
  const { hrefOf, follow } = useFilter()
  return (
    <Link href={hrefOf(undefined)} scroll={false} onClick={follow} className="action-link">
      {children}
    </Link>
  )
}
