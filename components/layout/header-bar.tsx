'use client'

import type { ReactNode } from 'react'
import { useScrolledPast } from '@/lib/browser/use-scrolled-past'

/**
 * The bar stays at the top: transparent over a hero, solid once the page is scrolled. Where its controls need several rows,
 * it is part of the page (app/styles/header.css).
 */
export function HeaderBar({ children }: { children: ReactNode }) {
  const isScrolled = useScrolledPast(0)
  return (
    <div className="@container/header sticky top-(--header-top) z-40 max-h-(--header-room) print:hidden">
      <header
        className="site-header transition-[background] duration-(--duration-base) forced-colors:border-b"
        data-scrolled={isScrolled || undefined}
      >
        {children}
      </header>
    </div>
  )
}
