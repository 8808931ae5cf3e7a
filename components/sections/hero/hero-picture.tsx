import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { Picture } from '@/components/ui/picture'
import type { HeroSlide } from '@/content/heroes'

/** A landscape picture fills a box higher than wide on a phone: it is up to 150vw wide, of which 130 are sharp enough. */
const SIZES = '(width < 30rem) 130vw, (width < 48rem) 110vw, 100vw'

interface HeroPictureProps {
  slide: HeroSlide
  /** Fetched before everything else. */
  isFirst?: boolean
  /** As in the `sizes` attribute, where it is not a page's hero. */
  sizes?: string
}

/** A picture as large as its stage, placed so that its subject is between header and ridge. */
export function HeroPicture({ slide: { picture, alt }, isFirst = true, sizes = SIZES }: HeroPictureProps) {
  const { width, height, peak, focal, subject = { ...focal, width: 0, height: 0 }, sky } = picture
  const style = {
    '--ratio': width / height,
    '--wide': subject.width,
    '--x': peak?.x ?? subject.x + subject.width / 2,
    '--y': subject.y + subject.height / 2,
    '--sky': sky,
  } as CSSProperties
  return (
    <div className="hero-picture" style={style}>
      <Picture picture={picture} alt={alt} sizes={sizes} priority={isFirst} loading="eager" />
    </div>
  )
}

/** Overlay behind the header that makes its text readable on pictures of one tone. */
export function HeroScrim({ tone, isCurrent = true }: { tone: 'snow' | 'fir'; isCurrent?: boolean }) {
  return (
    <div
      className={clsx(
        'pointer-events-none absolute inset-x-0 top-0 z-1 h-30 bg-linear-to-b via-42% transition-opacity duration-(--fade-duration) ease-in-out print:hidden',
        tone === 'fir' ? 'from-snow/86 via-snow/66' : 'from-fir-950/88 via-fir-950/68',
        !isCurrent && 'opacity-0',
      )}
    />
  )
}
