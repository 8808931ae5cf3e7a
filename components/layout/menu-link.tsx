'use client'

import { Link } from '@/lib/i18n/link'
import { ariaCurrent } from '@/lib/routes/public-path'
import type { MenuLine } from './menu-rules'
import { useCurrentPath } from './use-current-path'

interface MenuLinkProps extends MenuLine {
  className?: string
  onClick?: () => void
}

/** A link, or text if there is no page. */
export function MenuLink({ label, href, note, className, onClick }: MenuLinkProps) {
  const path = useCurrentPath()
  if (href === undefined) {
    return (
      <span className={className}>
        <span>{label}</span>
        {note !== undefined && <span className="text-caption">: {note}</span>}
      </span>
    )
  }
  return (
    <Link href={href} aria-current={ariaCurrent(href, path)} className={className} onClick={onClick}>
      {label}
    </Link>
  )
}
