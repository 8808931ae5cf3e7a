import { ArrowUpRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/link'

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

/** A link to the booking engine, or to the inquiry for what is not booked there. */
export function BookingLink({ href, ...props }: Omit<NewTabLinkProps, 'withArrow'>) {
  return href.startsWith('/') ? <Link href={href} {...props} /> : <NewTabLink href={href} {...props} />
}
