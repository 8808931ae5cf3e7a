'use client'

import { useEffect } from 'react'

/** Milliseconds from load to the scroll; see the timings in docs/behaviour.md. */
const DELAY = 300

/** Scrolls to the element named by the address's hash and moves the focus there. Renders nothing. */
export function HashTarget() {
  useEffect(() => {
    const timer = setTimeout(() => {
      const target = findTarget(location.hash.slice(1))
      target?.scrollIntoView()
      target?.closest('article')?.focus({ preventScroll: true })
    }, DELAY)
    return () => clearTimeout(timer)
  }, [])
  return null
}

function findTarget(hash: string): HTMLElement | null {
  if (hash === '') return null
  try {
    return document.getElementById(decodeURIComponent(hash))
  } catch {
    // Not a valid percent encoding.
    return null
  }
}
