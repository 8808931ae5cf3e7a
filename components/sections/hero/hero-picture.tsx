import type { CSSProperties } from 'react'
import { Picture } from '@/components/ui/picture'
import type { HeroSlide } from '@/content/heroes'
import type { Slide } from './slideshow'

/** On phones a landscape picture is up to 210vw wide, of which 130 are sharp enough on a dense screen. */
const SIZES =
  '(width < 30rem) and (resolution < 1.5x) 210vw, (width < 30rem) 130vw, (width < 64rem) 125vw, 100vw'

interface HeroPictureProps {
  slide: HeroSlide
  /** Fetched before everything else. */
  isFirst?: boolean
  /** As in the `sizes` attribute, where it is not a page's hero. */
  sizes?: string
}

/** A picture as large as its stage, placed so that its focus box is between header and ridge. */
export function HeroPicture({ slide: { picture, alt }, isFirst = true, sizes = SIZES }: HeroPictureProps) {
  const { width, height, peak, focal, focusBox = { ...focal, width: 0, height: 0 }, sky } = picture
  const style = {
    '--ratio': width / height,
    '--wide': focusBox.width,
    '--x': peak?.x ?? focusBox.x + focusBox.width / 2,
    '--y': focusBox.y + focusBox.height / 2,
    '--sky': sky,
  } as CSSProperties
  return (
    <div className="hero-picture" style={style}>
      <Picture picture={picture} alt={alt} sizes={sizes} priority={isFirst} loading="eager" />
    </div>
  )
}

/** The slides of a slideshow. Of their pictures only the first is fetched before everything else. */
export function renderSlides(slides: readonly HeroSlide[]): Slide[] {
  return slides.map((slide, index) => ({
    name: slide.picture.name,
    tone: slide.picture.tone ?? 'snow',
    hour: slide.hour,
    picture: <HeroPicture slide={slide} isFirst={index === 0} />,
  }))
}
