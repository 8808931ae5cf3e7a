'use client'

import { createContext, use, useMemo, useState, type ReactNode } from 'react'

interface Slideshow {
  current: number
  setCurrent: (slide: number) => void
}

const SlideshowContext = createContext<Slideshow | null>(null)

/** Shares which slide is shown between the pictures and the strip below them. */
export function SlideshowProvider({ count, children }: { count: number; children: ReactNode }) {
  const [current, setCurrent] = useState(0)
  const value = useMemo(() => ({ current: current % count, setCurrent }), [current, count])
  return <SlideshowContext value={value}>{children}</SlideshowContext>
}

/** The slideshow that a component stands in. */
export function useSlideshow(): Slideshow {
  const value = use(SlideshowContext)
  if (!value) throw new Error('useSlideshow must be used within a SlideshowProvider')
  return value
}
