'use client'

import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useState,
  type ReactNode,
} from 'react'
import { useReducedMotion } from '@/lib/browser/use-media'
import { usePageVisible } from '@/lib/browser/use-page-visible'
import {
  canCycle,
  reduceSlideshow,
  startSlideshow,
  type SlideshowAction,
  type SlideshowState,
} from './slideshow-state'
import { useHold, type Holder } from './use-hold'
import { useSlideshowClock } from './use-slideshow-clock'

/** The remaining pictures are fetched this long after cycling has started (site.md, section 4). */
const REST_DELAY_MS = 500

interface Slideshow extends SlideshowState {
  /** True while the clock of the current slide runs. */
  running: boolean
  /** True where the button offers to pause, whatever holds the clock at the moment. */
  playing: boolean
  dispatch: (action: SlideshowAction) => void
}

const SlideshowContext = createContext<Slideshow | null>(null)

interface SlideshowProviderProps {
  count: number
  stage: HTMLElement
  children: ReactNode
}

/** Shares which slide is shown between the pictures, the header's tone and the strip below. */
export function SlideshowProvider({ count, stage, children }: SlideshowProviderProps) {
  const [state, dispatch] = useReducer(reduceSlideshow, count, startSlideshow)
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const reducedMotion = useReducedMotion()
  const visible = usePageVisible()

  const playing = state.choice === 'playing' || (state.choice === 'auto' && !reducedMotion)
  const ready = canCycle(state)
  const free = (!held.pointer && !held.focus) || state.choice === 'playing'
  const running = playing && ready && visible && free

  useSlideshowClock(running, dispatch)

  const { choice } = state
  const hold = useCallback(
    (by: Holder) => setHeld((before) => (before[by] ? before : { ...before, [by]: true })),
    [],
  )
  const release = useCallback(
    (by: Holder) => {
      setHeld((before) => (before[by] ? { ...before, [by]: false } : before))
      // Pressing play outweighs the pointer on the button; once it has left, pointing pauses again.
      if (choice === 'playing' && !reducedMotion) dispatch({ type: 'choose', choice: 'auto' })
    },
    [choice, reducedMotion],
  )
  useHold(stage, hold, release)

  // A still slideshow fetches no picture that it may never show.
  const fetchRest = ready && playing
  useEffect(() => {
    if (!fetchRest) return
    const timer = setTimeout(() => dispatch({ type: 'addRest' }), REST_DELAY_MS)
    return () => clearTimeout(timer)
  }, [fetchRest])

  const value = useMemo(() => {
    const added = playing ? state.added : Math.max(1, ...[...state.loaded].map((slide) => slide + 1))
    return { ...state, added, running, playing, dispatch }
  }, [state, running, playing])
  return <SlideshowContext value={value}>{children}</SlideshowContext>
}

/** The slideshow that a component stands in. */
export function useSlideshow(): Slideshow {
  const value = use(SlideshowContext)
  if (!value) throw new Error('useSlideshow must be used within a SlideshowProvider')
  return value
}
