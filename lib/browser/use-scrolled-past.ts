'use client'

import { useSyncExternalStore } from 'react'

let position = 0

/** Whether the page is scrolled further than a number of pixels; false on the server. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => position > pixels,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  const read = () => {
    position = window.scrollY
    onChange()
  }
  // The page may have been scrolled before. Read during hydration, the position would cost a layout of its own.
  const frame = requestAnimationFrame(read)
  window.addEventListener('scroll', read, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', read)
  }
}
