'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { whenInView } from '@/lib/browser/when-in-view'

const VISIBLE_SHARE = 0.6

interface WhenSeenProps {
  className?: string
  children: ReactNode
}

/** Gets `data-seen` once most of it is in view; styles decide what follows. */
export function WhenSeen({ className, children }: WhenSeenProps) {
  const element = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    void whenInView(element.current, { threshold: VISIBLE_SHARE }).then(() => setIsSeen(true))
  }, [])
  return (
    <div ref={element} data-seen={isSeen || undefined} className={className}>
      {children}
    </div>
  )
}
