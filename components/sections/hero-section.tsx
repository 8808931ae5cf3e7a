'use client'

import clsx from 'clsx'
import type { FocusEvent, PointerEvent, ReactNode } from 'react'
import type { HeroTone } from './hero-slide'
import { useSlideshow } from './slideshow-provider'

interface HeroSectionProps {
  /** The tone of each slide, in order. */
  tones: readonly HeroTone[]
  className?: string
  children: ReactNode
}

/**
 * The frame of a hero. `data-hero-tone` tells the header, by CSS, which colour its text needs on the current picture.
 * A mouse over the hero or keyboard focus inside it holds the slides.
 */
export function HeroSection({ tones, className, children }: HeroSectionProps) {
  const { current, hold, release } = useSlideshow()

  // Moved, not entered: a mouse that lay there when the page opened holds nothing. A finger never rests.
  const holdUnderMouse = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') hold('pointer')
  }
  const holdInFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) hold('focus')
  }
  const releaseOutside = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) release('focus')
  }

  return (
    <section
      data-hero-tone={tones[current] ?? 'snow'}
      className={clsx('relative isolate flex flex-col on-fir', className)}
      onPointerMove={holdUnderMouse}
      onPointerLeave={() => release('pointer')}
      onFocus={holdInFocus}
      onBlur={releaseOutside}
    >
      {children}
    </section>
  )
}
