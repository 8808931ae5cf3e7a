'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

const ROOT_MARGIN = '200px'

interface NearPictureProps {
  /** The Picture, rendered by the server. */
  children: ReactNode
}

/** A placeholder until the picture is near the window. Without scripts the picture shows at once. */
export function NearPicture({ children }: NearPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (near || !box.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: ROOT_MARGIN,
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [near])

  return (
    <div ref={box} className="tile-picture relative">
      <Skeleton tone="fir" className="absolute inset-0" />
      {near ? children : <noscript>{children}</noscript>}
    </div>
  )
}
