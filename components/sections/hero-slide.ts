import type { PictureFile } from '@/content/pictures'

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
