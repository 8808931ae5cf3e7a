'use client'

import { useEffect, useRef } from 'react'
import { HeroPicture } from './hero-picture'
import type { HeroSlide } from './hero-slide'
import { useSlideshow } from './slideshow-provider'

interface HeroSlideLayerProps {
  slide: HeroSlide
  /** Its place in the slideshow, from 0. */
  index: number
}

/** One picture of a hero. The current one fades in over the previous one, which stays opaque below it. */
export function HeroSlideLayer({ slide, index }: HeroSlideLayerProps) {
  const { current, previous, dispatch } = useSlideshow()
  const layer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const image = layer.current?.querySelector('img')
    if (!image) return
    const report = () => dispatch({ type: image.naturalWidth > 0 ? 'loaded' : 'failed', slide: index })
    if (image.complete) {
      report()
      return
    }
    image.addEventListener('load', report)
    image.addEventListener('error', report)
    return () => {
      image.removeEventListener('load', report)
      image.removeEventListener('error', report)
    }
  }, [index, dispatch])

  return (
    <div
      ref={layer}
      className="hero-slide"
      data-state={slideState()}
      aria-hidden={index !== current || undefined}
    >
      <HeroPicture slide={index === current ? slide : { ...slide, alt: '' }} isFirst={index === 0} />
    </div>
  )

  function slideState(): 'still' | 'entering' | 'leaving' | 'waiting' {
    if (index === previous) return 'leaving'
    if (index !== current) return 'waiting'
    // The first picture stands there already.
    return previous === null ? 'still' : 'entering'
  }
}
