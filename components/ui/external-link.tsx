import { ArrowUpRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon'

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
      {withArrow && <Icon icon={ArrowUpRight} />}
      <span className="sr-only"> ({newTabLabel})</span>
    </a>
  )
}
