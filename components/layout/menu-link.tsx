'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/lib/i18n/link'
import { ariaCurrent, publicPath } from '@/lib/routes/public-path'
import type { MenuLine } from './menu-rules'

/** Public path of the current page, the same on the server and in the browser. */
export const useCurrentPath = () => publicPath(usePathname())

interface MenuLinkProps extends MenuLine {
  className?: string
  onClick?: () => void
}

export function MenuLink({ label, href, className, onClick }: MenuLinkProps) {
  const path = useCurrentPath()
  return (
    <Link href={href} aria-current={ariaCurrent(href, path)} className={className} onClick={onClick}>
      {label}
    </Link>
  )
}
