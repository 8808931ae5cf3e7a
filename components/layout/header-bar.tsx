'use client'

import type { ReactNode } from 'react'
import { useScrolledPast } from '@/lib/browser/use-scrolled-past'

/** The fixed bar: transparent over a hero, solid once the page is scrolled (app/styles/header.css). */
export function HeaderBar({ children }: { children: ReactNode }) {
  const isScrolled = useScrolledPast(0)
  return (
    <header
      className="site-header fixed inset-x-0 top-0 z-40 h-nav pr-(--removed-body-scroll-bar-size,0px) transition-[background] duration-(--duration-base) print:hidden forced-colors:border-b"
      data-scrolled={isScrolled || undefined}
    >
      {children}
    </header>
  )
}
