import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface ExternalLinkProps {
  href: string
  className?: string
  /** Hidden text, e.g. "opens in a new tab". */
  newTabLabel: string
  /** False where the arrow has no place, as in running text. */
  withArrow?: boolean
  children: ReactNode
}

/** A link that leaves the site in a new tab, and says so. */
export function ExternalLink({
  href,
  className,
  newTabLabel,
  withArrow = true,
  children,
}: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      {withArrow && <ArrowUpRight />}
      <span className="sr-only"> ({newTabLabel})</span>
    </a>
  )
}
