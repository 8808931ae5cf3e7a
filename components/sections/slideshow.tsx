'use client'

import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { HeroSlide } from './hero-slide'
import { HeroSlideControls } from './hero-slide-controls'
import { findStrip } from './hero-slide-strip'
import { HeroSlides } from './hero-slides'
import { SlideshowProvider } from './slideshow-provider'

export interface SlideshowProps {
  slides: readonly HeroSlide[]
  words: {
    label: string
    pause: string
    play: string
    /** "1 av 9" for each slide. */
    positions: readonly string[]
  }
  /** The element that the pictures lie in; its first one stands in the page's HTML. */
  stage: HTMLElement
}

/** Pictures that take turns every 5 s (site.md, section 9), over the hero's first, and their controls. */
export function Slideshow({ slides, words, stage }: SlideshowProps) {
  // The island starts this once the hero, strip and all, is on the page.
  const [strip] = useState(findStrip)

  // From here on the first slide says what it shows; the picture below it would say it twice, be it for a moment.
  useLayoutEffect(() => stage.querySelector('.hero-still')?.setAttribute('aria-hidden', 'true'), [stage])

  return (
    <SlideshowProvider count={slides.length} stage={stage}>
      <HeroSlides slides={slides} stage={stage} />
      {createPortal(<HeroSlideControls words={words} />, strip)}
    </SlideshowProvider>
  )
}
