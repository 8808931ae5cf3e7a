import { ArrowUpRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface NewTabLinkProps {
  href: string
  className?: string
  /** False where the arrow has no place, as in running text. */
  withArrow?: boolean
  children: ReactNode
}

/** A link that leaves the site in a new tab, and says so. */
export function NewTabLink({ href, className, withArrow = true, children }: NewTabLinkProps) {
  const t = useTranslations('layout')
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      {withArrow && <ArrowUpRight />}
      <span className="sr-only"> ({t('newTab')})</span>
    </a>
  )
}
