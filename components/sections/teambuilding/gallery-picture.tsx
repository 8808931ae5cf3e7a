'use client'

import { useEffect, useRef, type ReactNode } from 'react'

interface GalleryPictureProps {
  /** For the log. */
  name: string
  onBroken: () => void
  /** The picture. */
  children: ReactNode
}

/** Watches a picture of the gallery and tells when it could not be loaded. */
export function GalleryPicture({ name, onBroken, children }: GalleryPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const reported = useRef(false)

  useEffect(() => {
    const image = box.current?.querySelector('img')
    if (!image) return
    const report = () => {
      if (reported.current) return
      reported.current = true
      console.warn(`[gallery] ${name} could not be loaded and is hidden`)
      onBroken()
    }
    // It may have failed before the page came to life.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') report()
    image.addEventListener('error', report)
    return () => image.removeEventListener('error', report)
  }, [name, onBroken])

  return (
    <div ref={box} className="size-full">
      {children}
    </div>
  )
}
