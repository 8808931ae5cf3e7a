'use client'

import { useEffect } from 'react'

/** What holds a slideshow's clock: a mouse resting on the hero, or keyboard focus inside it. */
export type Holder = 'pointer' | 'focus'

/** Tells when a mouse comes to rest on the hero around `stage` or focus moves into it, and when they leave. */
export function useHold(stage: HTMLElement, hold: (by: Holder) => void, release: (by: Holder) => void) {
  useEffect(() => {
    const hero = stage.closest<HTMLElement>('[data-hero-tone]')
    if (!hero) return
    const listening = new AbortController()
    const options = { signal: listening.signal }
    // Moved, not entered: a mouse that lay there when the page opened holds nothing. A finger never rests.
    hero.addEventListener(
      'pointermove',
      ({ pointerType }) => pointerType !== 'touch' && hold('pointer'),
      options,
    )
    hero.addEventListener('pointerleave', () => release('pointer'), options)
    hero.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(':focus-visible') && hold('focus'),
      options,
    )
    hero.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && hero.contains(relatedTarget))) release('focus')
      },
      options,
    )
    return () => listening.abort()
  }, [stage, hold, release])
}
