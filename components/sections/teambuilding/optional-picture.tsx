'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { reportPictures } from '@/lib/browser/report-pictures'

/** A picture that is hidden if it cannot be loaded; the console then says so. */
export function OptionalPicture({ children, className }: { children: ReactNode; className: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => reportPictures(box.current), [])
  if (failed) return null
  return (
    <div
      ref={box}
      className={className}
      onError={({ target }) => {
        if (target instanceof HTMLImageElement) console.warn(`Picture not loaded: ${target.currentSrc}`)
        setFailed(true)
      }}
    >
      {children}
    </div>
  )
}
