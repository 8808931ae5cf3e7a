'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

/** Pictures are fetched when they are this close to the window. */
const AHEAD = '200px'

interface NearPictureProps {
  /** The Picture, rendered by the server. */
  children: ReactNode
}

/** A picture that is a placeholder until it is near the window. It fills its box; without scripts it is there at once. */
export function NearPicture({ children }: NearPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (near || !box.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: AHEAD,
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [near])

  return (
    <div ref={box} className="relative min-h-0 flex-1">
      <Skeleton tone="fir" className="absolute inset-0" />
      {near ? children : <noscript>{children}</noscript>}
    </div>
  )
}
