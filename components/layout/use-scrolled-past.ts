'use client'

import { useSyncExternalStore } from 'react'

/**
 * Whether the page is scrolled further than a number of pixels; false on the server.
 * @param pixels distance from the top of the page
 */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
