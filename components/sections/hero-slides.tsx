'use client'

import clsx from 'clsx'
import { Picture } from '@/components/ui/picture'
import type { HeroSlide } from './hero-slide'
import { useSlideshow } from './slideshow-provider'

const FOCAL_SHIFT_PERCENT = 12

/** The pictures of a hero, one shown at a time. */
export function HeroSlides({ slides, className }: { slides: readonly HeroSlide[]; className?: string }) {
  const { current } = useSlideshow()
  const slide = slides[current]
  if (!slide) return null
  const { x, y } = slide.picture.focal
  return (
    <div className={clsx('relative -z-20 flex-1', className)}>
      <Picture
        picture={slide.picture}
        alt={slide.alt}
        sizes="100vw"
        priority
        position={slide.position ?? { x: x * 100, y: Math.min(100, y * 100 + FOCAL_SHIFT_PERCENT) }}
        className="absolute inset-0"
      />
      <div
        className={clsx(
          'absolute inset-x-0 top-0 h-42.5',
          slide.tone === 'fir' ? 'hero-scrim-fir' : 'hero-scrim-snow',
        )}
      />
    </div>
  )
}
