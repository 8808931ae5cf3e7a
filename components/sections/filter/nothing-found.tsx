'use client'

import { Link } from '@/lib/i18n/link'
import { useFilter } from './filter-context'

/** In place of a list: that nothing matches, and a link that resets the filter. */
export function NothingFound({ text, showAll }: { text: string; showAll: string }) {
  const { hrefOf, follow } = useFilter()
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
