'use client'

import type { ReactNode } from 'react'
import { useScrolledPast } from '@/lib/browser/use-scrolled-past'

/** The fixed bar: transparent over a hero, solid once the page is scrolled (app/styles/header.css). */
export function HeaderBar({ children }: { children: ReactNode }) {
  const isScrolled = useScrolledPast(0)
  return (
    <header className="site-header" data-scrolled={isScrolled || undefined}>
      {children}
    </header>
  )
}
