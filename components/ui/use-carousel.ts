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
  const load = useRef<() => Promise<EmblaCarouselType | undefined>>(undefined)
  const [ready, setReady] = useState(false)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = viewport.current
    if (!element) return
    let loading: Promise<EmblaCarouselType | undefined> | undefined
    let isGone = false
    async function start(row: HTMLElement) {
      // Where it cannot be fetched, the row goes on scrolling.
      const embla = await import('embla-carousel').catch(() => undefined)
      if (!embla || isGone) return undefined
      const carousel = embla.default(row, { align: 'start', duration: 24 })
      carousel.on('select', ({ selectedScrollSnap }) => setCurrent(selectedScrollSnap()))
      setReady(true)
      return carousel
    }
    load.current = () => (loading ??= start(element))
    void whenNear(element).then(load.current)
    return () => {
      isGone = true
      void loading?.then((carousel) => carousel?.destroy())
    }
  }, [])

  async function step(by: number) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    // A step that comes before the library waits for it.
    const carousel = await load.current?.()
    carousel?.scrollTo(carousel.selectedScrollSnap() + by, still)
  }

  return { viewport, ready, current, step: (by) => void step(by) }
}
