'use client'

import clsx from 'clsx'
import { Skeleton } from '@/components/ui/skeleton'
import type { HeroSlide, HeroTone } from './hero-slide'
import { HeroSlideLayer } from './hero-slide-layer'
import { useSlideshow } from './slideshow-provider'

/** One slide fades into the next this slowly (site.md, section 9). */
const FADE_MS = 1000

interface HeroSlidesProps {
  slides: readonly HeroSlide[]
  /** How long the first picture takes to fade in, in milliseconds, where it differs from the others. */
  firstFadeMs?: number
  className?: string
}

/** The pictures of a hero, one shown at a time, and behind the header the scrim of the current one's tone. */
export function HeroSlides({ slides, firstFadeMs = FADE_MS, className }: HeroSlidesProps) {
  const { current, added, loaded, awaitsFirst } = useSlideshow()
  const fadeOf = (index: number) => (index === 0 ? firstFadeMs : FADE_MS)
  const tone = toneOf(slides[current])
  return (
    <div className={clsx('relative -z-20 flex-1 overflow-hidden', className)}>
      {(awaitsFirst || !loaded.has(0)) && <Skeleton tone="fir" className="absolute inset-0" />}
      {slides.slice(0, added).map((slide, index) => (
        <HeroSlideLayer key={slide.picture.name} slide={slide} index={index} fadeMs={fadeOf(index)} />
      ))}
      {tonesOf(slides).map((scrim) => (
        <div
          key={scrim}
          className={clsx('hero-scrim', scrim === 'fir' ? 'hero-scrim-fir' : 'hero-scrim-snow')}
          data-current={scrim === tone || undefined}
          style={{ transitionDuration: `${fadeOf(current)}ms` }}
        />
      ))}
    </div>
  )
}

function toneOf(slide: HeroSlide | undefined): HeroTone {
  return slide?.tone ?? 'snow'
}

function tonesOf(slides: readonly HeroSlide[]): HeroTone[] {
  return [...new Set(slides.map(toneOf))]
}
