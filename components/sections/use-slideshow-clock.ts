'use client'

import { useEffect, useRef, type Dispatch } from 'react'
import type { SlideshowAction } from './slideshow-state'

/** How long a slide stands, fade included (site.md, section 9). */
const SLIDE_MS = 5000

/** Changes the slide every 5 s. A pause keeps the time that is left, so that the hairline goes on where it stood. */
export function useSlideshowClock(current: number, running: boolean, dispatch: Dispatch<SlideshowAction>) {
  const turn = useRef({ slide: current, msLeft: SLIDE_MS })
  useEffect(() => {
    if (turn.current.slide !== current) turn.current = { slide: current, msLeft: SLIDE_MS }
    if (!running) return
    const startedAt = performance.now()
    const timer = setTimeout(() => dispatch({ type: 'advance' }), turn.current.msLeft)
    return () => {
      clearTimeout(timer)
      const elapsed = performance.now() - startedAt
      turn.current = { slide: current, msLeft: Math.max(0, turn.current.msLeft - elapsed) }
    }
  }, [current, running, dispatch])
}
