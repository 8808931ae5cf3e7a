'use client'

import { useEffect, useRef } from 'react'
import { Picture } from '@/components/ui/picture'
import type { HeroSlide } from './hero-slide'
import { useSlideshow } from './slideshow-provider'

const FOCAL_SHIFT_PERCENT = 12

interface HeroSlideLayerProps {
  slide: HeroSlide
  /** Its place in the slideshow, from 0. */
  index: number
  /** How long it takes to fade in, in milliseconds. */
  fadeMs: number
}

/** One picture of a hero. The current one fades in over the previous one, which stays opaque below it. */
export function HeroSlideLayer({ slide, index, fadeMs }: HeroSlideLayerProps) {
  const { current, previous, loaded, awaitsFirst, dispatch } = useSlideshow()
  const layer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const image = layer.current?.querySelector('img')
    if (!image) return
    const report = () => dispatch({ type: image.naturalWidth > 0 ? 'loaded' : 'failed', slide: index })
    if (image.complete) {
      report()
      return
    }
    if (index === 0) dispatch({ type: 'awaitFirst' })
    image.addEventListener('load', report)
    image.addEventListener('error', report)
    return () => {
      image.removeEventListener('load', report)
      image.removeEventListener('error', report)
    }
  }, [index, dispatch])

  const { x, y } = slide.picture.focal
  return (
    <div
      ref={layer}
      className="hero-slide"
      data-state={slideState()}
      aria-hidden={index !== current || undefined}
      style={{ animationDuration: `${fadeMs}ms` }}
      onAnimationEnd={() => index === 0 && awaitsFirst && dispatch({ type: 'firstArrived' })}
    >
      <Picture
        picture={slide.picture}
        alt={index === current ? slide.alt : ''}
        sizes="(width < 48rem) 180vw, 100vw"
        priority={index === 0}
        position={slide.position ?? { x: x * 100, y: Math.min(100, y * 100 + FOCAL_SHIFT_PERCENT) }}
      />
    </div>
  )

  function slideState(): 'still' | 'entering' | 'leaving' | 'waiting' {
    if (index === previous) return 'leaving'
    if (index !== current) return 'waiting'
    if (previous !== null) return 'entering'
    // The first picture: where the page opened with it, it simply stands there.
    if (!awaitsFirst) return 'still'
    return loaded.has(index) ? 'entering' : 'waiting'
  }
}
