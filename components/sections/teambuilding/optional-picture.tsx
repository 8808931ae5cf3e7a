'use client'

import { type ReactNode, useState } from 'react'

/** A picture that is hidden if it cannot be loaded; the console then says so. */
export function OptionalPicture({ children, className }: { children: ReactNode; className?: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return null

  function hide(image: HTMLImageElement) {
    console.warn(`Picture not loaded: ${image.currentSrc}`)
    setFailed(true)
  }
  return (
    <div
      className={className}
      // It may have failed before hydration.
      ref={(box) => {
        const image = box?.querySelector('img')
        if (image?.complete && image.currentSrc && image.naturalWidth === 0) hide(image)
      }}
      onError={({ target }) => {
        if (target instanceof HTMLImageElement) hide(target)
      }}
    >
      {children}
    </div>
  )
}
