'use client'

import { useEffect, useRef, type Dispatch } from 'react'
import type { SlideshowAction } from './slideshow-state'

/** How long a slide stands, fade included (site.md, section 9). */
const SLIDE_MS = 5000

/** Changes the slide every 5 s. A pause keeps the time that is left, so that the hairline goes on where it stood. */
export function useSlideshowClock(running: boolean, dispatch: Dispatch<SlideshowAction>) {
  const msLeft = useRef(SLIDE_MS)
  useEffect(() => {
    if (!running) return
    let startedAt = performance.now()
    let timer = setTimeout(advance, msLeft.current)
    return () => {
      clearTimeout(timer)
      msLeft.current = Math.max(0, msLeft.current - (performance.now() - startedAt))
    }

    function advance() {
      dispatch({ type: 'advance' })
      msLeft.current = SLIDE_MS
      startedAt = performance.now()
      timer = setTimeout(advance, SLIDE_MS)
    }
  }, [running, dispatch])
}
