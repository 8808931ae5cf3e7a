import clsx from 'clsx'
import { Picture } from '@/components/ui/picture'
import type { PictureFile } from '@/lib/pictures/sources'

/** Colour of the header's text on a picture, with the scrim that makes it readable. */
export type HeroTone = 'snow' | 'fir'

/** One picture of a hero. */
export interface HeroSlide {
  picture: PictureFile
  /** Text alternative in the page's language. */
  alt: string
  /** Subject's position in percent; by default the focal point, moved down since the ridge covers the foot. */
  position?: { x: number; y: number }
  /** Snow on dark skies, fir on light ones; snow by default. */
  tone?: HeroTone
}

/** A landscape picture fills a nearly square place on a phone, so it is drawn wider than the window. */
const SIZES = '(width < 30rem) 130vw, (width < 48rem) 110vw, 100vw'
/** The ridge covers the foot of a hero, so the subject stands lower in the picture than its focal point. */
const FOCAL_SHIFT_PERCENT = 12

interface HeroPictureProps {
  slide: HeroSlide
  /** The first one of the page is fetched before everything else. */
  isFirst?: boolean
}

/** One picture of a hero, cropped for its place above the ridge. */
export function HeroPicture({ slide, isFirst = true }: HeroPictureProps) {
  const { x, y } = slide.picture.focal
  return (
    <Picture
      picture={slide.picture}
      alt={slide.alt}
      sizes={SIZES}
      priority={isFirst}
      loading="eager"
      position={slide.position ?? { x: x * 100, y: Math.min(100, y * 100 + FOCAL_SHIFT_PERCENT) }}
    />
  )
}

/** Behind the header, a veil that makes its text readable on pictures of one tone. */
export function HeroScrim({ tone, isCurrent = true }: { tone: HeroTone; isCurrent?: boolean }) {
  return (
    <div
      data-current={isCurrent || undefined}
      className={clsx('hero-scrim', tone === 'fir' ? 'hero-scrim-fir' : 'hero-scrim-snow')}
    />
  )
}
