'use client'

import clsx from 'clsx'
import { useEffect } from 'react'
import type { HeroSlide, HeroTone } from './hero-slide'
import { HeroSlideLayer } from './hero-slide-layer'
import { useSlideshow } from './slideshow-provider'

interface HeroSlidesProps {
  slides: readonly HeroSlide[]
  stage: HTMLElement
}

/** The pictures of a hero, one shown at a time, and behind the header the scrim of the current one's tone. */
export function HeroSlides({ slides, stage }: HeroSlidesProps) {
  const { current, added } = useSlideshow()
  const tone = toneOf(slides[current])

  // Tells the header, by CSS, which colour its text needs on the current picture.
  useEffect(() => {
    stage.closest<HTMLElement>('[data-hero-tone]')?.setAttribute('data-hero-tone', tone)
  }, [stage, tone])

  return (
    <>
      {slides.slice(0, added).map((slide, index) => (
        <HeroSlideLayer key={slide.picture.name} slide={slide} index={index} />
      ))}
      {tonesOf(slides).map((scrim) => (
        <div
          key={scrim}
          className={clsx('hero-scrim', scrim === 'fir' ? 'hero-scrim-fir' : 'hero-scrim-snow')}
          data-current={scrim === tone || undefined}
        />
      ))}
    </>
  )
}

function toneOf(slide: HeroSlide | undefined): HeroTone {
  return slide?.tone ?? 'snow'
}

function tonesOf(slides: readonly HeroSlide[]): HeroTone[] {
  return [...new Set(slides.map(toneOf))]
}
