'use client'

import type { ReactNode } from 'react'
import { useOpening } from '@/lib/browser/use-opening'

interface WhenClosedProps {
  hours: Parameters<typeof useOpening>[0]
  className?: string
  children: ReactNode
}

/** Has `data-closed` outside the hours; styles decide what shows. */
export function WhenClosed({ hours, className, children }: WhenClosedProps) {
  const isClosed = useOpening(hours)?.isOpen === false
  return (
    <div data-closed={isClosed || undefined} className={className}>
      {children}
    </div>
  )
}
