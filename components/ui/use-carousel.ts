'use client'

import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { whenNear } from '@/lib/browser/when-near'

interface CarouselState {
  /** For the element that clips the row; the row is its first child. */
  viewport: RefObject<HTMLDivElement | null>
  /** True once the row is moved by the library instead of scrolled by the browser. */
  ready: boolean
  /** The slide that is shown, from 0. */
  current: number
  /** Moves by so many slides; at either end it stays. */
  step: (by: number) => void
}

/** A row of slides moved by embla, which loads when the row comes near. Without it the row scrolls. */
export function useCarousel(): CarouselState {
  const viewport = useRef<HTMLDivElement>(null)
  const [carousel, setCarousel] = useState<EmblaCarouselType>()
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = viewport.current
    if (!element) return
    let started: EmblaCarouselType | undefined
    let isGone = false
    async function start() {
      // Where it cannot be fetched, the row goes on scrolling.
      const embla = await import('embla-carousel').catch(() => undefined)
      if (!embla || isGone || !element) return
      started = embla.default(element, { align: 'start', duration: 24 })
      started.on('select', ({ selectedScrollSnap }) => setCurrent(selectedScrollSnap()))
      setCarousel(started)
    }
    void whenNear(element).then(start)
    return () => {
      isGone = true
      started?.destroy()
    }
  }, [])

  return {
    viewport,
    ready: carousel !== undefined,
    current,
    step: (by) => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      carousel?.scrollTo(carousel.selectedScrollSnap() + by, still)
    },
  }
}
