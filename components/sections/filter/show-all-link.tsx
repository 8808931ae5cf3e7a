'use client'

import type { ReactNode } from 'react'
import { useFilter } from './filter-context'
import { Link } from '@/lib/i18n/link'

/** Resets the filter. */
export function ShowAllLink({ children }: { children: ReactNode }) {
  const { hrefOf, follow } = useFilter()
  return (
    <Link href={hrefOf(undefined)} scroll={false} onClick={follow} className="action-link">
      {children}
    </Link>
  )
}
