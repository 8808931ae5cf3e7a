import clsx from 'clsx'
import { Picture } from '@/components/ui/picture'
import type { PictureFile } from '@/lib/pictures/sources'

/** Colour of the header's text on a picture, with the matching overlay. */
export type HeroTone = 'snow' | 'fir'

export interface HeroSlide {
  picture: PictureFile
  /** Text alternative in the page's language. */
  alt: string
  /** Subject's position in percent; by default the focal point, moved down because the ridge covers the lower edge. */
  position?: { x: number; y: number }
  /** Snow on dark skies, fir on light ones; snow by default. */
  tone?: HeroTone
}

/** A landscape picture fills an almost square box on a phone, so it is rendered wider than the window. */
const SIZES = '(width < 30rem) 130vw, (width < 48rem) 110vw, 100vw'
/** The ridge covers the lower edge of a hero. */
const FOCAL_SHIFT_PERCENT = 12

interface HeroPictureProps {
  slide: HeroSlide
  /** Fetched before everything else. */
  isFirst?: boolean
}

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

/** Overlay behind the header that makes its text readable on pictures of one tone. */
export function HeroScrim({ tone, isCurrent = true }: { tone: HeroTone; isCurrent?: boolean }) {
  return (
    <div
      data-current={isCurrent || undefined}
      className={clsx('hero-scrim', tone === 'fir' ? 'hero-scrim-fir' : 'hero-scrim-snow')}
    />
  )
}
