'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { whenInView } from '@/lib/browser/when-in-view'

const ROOT_MARGIN = '200px'

/** A placeholder until the picture is near the window. Without scripts the picture shows at once. */
export function NearPicture({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (box.current) void whenInView(box.current, { rootMargin: ROOT_MARGIN }).then(() => setNear(true))
  }, [])

  return (
    <div ref={box} className="relative h-75 shrink-0 overflow-hidden md:h-125">
      <Skeleton />
      {near ? children : <noscript>{children}</noscript>}
    </div>
  )
}
