'use client'

import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '@/lib/browser/use-media'

/** How long a counter runs from start to end; see the timings in docs/behaviour.md. */
const COUNT_UP_MS = 3000

/** The whole number that a counter shows `elapsedMs` after it started: ease in, ease out. */
export function countUp(from: number, to: number, elapsedMs: number): number {
  const progress = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS))
  const eased = progress < 0.5 ? 2 * progress ** 2 : 1 - (2 - 2 * progress) ** 2 / 2
  return Math.round(from + (to - from) * eased)
}

/** Share of the counter that is in view when it starts; see the timings in docs/behaviour.md. */
const VISIBLE_SHARE = 0.3

interface CounterProps {
  from: number
  to: number
  percent?: boolean
}

/**
 * A figure that counts up once, when it comes into view. The HTML contains the final value, which is what assistive
 * technology, print and guests without scripts or with reduced motion get.
 */
export function Counter({ from, to, percent = false }: CounterProps) {
  const figure = useRef<HTMLElement>(null)
  const reducedMotion = useReducedMotion()
  const [value, setValue] = useState(to)

  useEffect(() => {
    const element = figure.current
    if (!element || reducedMotion) return
    let frame = 0
    const count = (startedAt: number) => {
      const elapsed = performance.now() - startedAt
      setValue(countUp(from, to, elapsed))
      if (elapsed < COUNT_UP_MS) frame = requestAnimationFrame(() => count(startedAt))
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || entry.intersectionRatio < VISIBLE_SHARE) {
          setValue(from)
          return
        }
        observer.disconnect()
        count(performance.now())
      },
      { threshold: VISIBLE_SHARE },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [from, to, reducedMotion])

  const sign = percent && (
    <sup className="top-0 mt-[0.1em] ml-[0.12em] text-[0.34em] leading-none tracking-[-0.01em]">%</sup>
  )
  return (
    <strong ref={figure} className="flex items-start font-sans text-figure font-medium">
      <span aria-hidden="true" data-counter className="flex print:hidden">
        {reducedMotion ? to : value}
        {sign}
      </span>
      <span className="sr-only print:not-sr-only">
        {to}
        {percent && '\u00A0%'}
      </span>
    </strong>
  )
}
