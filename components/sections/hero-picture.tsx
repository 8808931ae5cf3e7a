import { Picture } from '@/components/ui/picture'
import type { HeroSlide } from './hero-slide'

/** A landscape picture fills a nearly square place on a phone, so it is drawn wider than the window. */
const SIZES = '(width < 30rem) 130vw, (width < 48rem) 110vw, 100vw'
/** The ridge covers the foot of a hero, so the subject stands lower in the picture than its focal point. */
const FOCAL_SHIFT_PERCENT = 12

interface HeroPictureProps {
  slide: HeroSlide
  /** The first one of the page is fetched before everything else. */
  isFirst?: boolean
  className?: string
}

/** One picture of a hero, cropped for its place above the ridge. */
export function HeroPicture({ slide, isFirst = true, className }: HeroPictureProps) {
  const { x, y } = slide.picture.focal
  return (
    <Picture
      picture={slide.picture}
      alt={slide.alt}
      sizes={SIZES}
      priority={isFirst}
      position={slide.position ?? { x: x * 100, y: Math.min(100, y * 100 + FOCAL_SHIFT_PERCENT) }}
      className={className}
    />
  )
}
