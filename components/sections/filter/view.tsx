import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/link'

/**
 * What a page shows below the hero and the filter of its layout. The router scrolls to the first box that is new, so this
 * has none: a link from another page leads to the hero, and a choice stays where it is.
 */
export function View({ children }: { children: ReactNode }) {
  return <div className="contents">{children}</div>
}

export function NothingFound({ text, showAll, href }: { text: string; showAll: string; href: string }) {
  return (
    <div className="mt-group">
      <p className="max-w-lead text-lead">{text}</p>
      <Link href={href} scroll={false} className="mt-4 action-link">
        {showAll}
      </Link>
    </div>
  )
}
