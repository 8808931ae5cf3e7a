import type { ReactNode } from 'react'

/**
 * What a page shows below the hero and the filter of its layout. The router scrolls to the first box that is new, so this
 * has none: a link from another page leads to the hero, and a choice stays where it is.
 */
export function View({ children }: { children: ReactNode }) {
  return <div className="contents">{children}</div>
}
