import { HeroGround, pageHeroHeight, type HeroGroundProps } from './hero-ground'
import type { HeroSlide } from './hero-picture'
import { HeroSlideshow } from './hero-slideshow'

interface SlideshowHeroProps extends HeroGroundProps {
  slides: readonly [HeroSlide, HeroSlide, ...HeroSlide[]]
}

/** The hero of a page with several pictures. One picture: PageHero. */
export function SlideshowHero({ slides, ...ground }: SlideshowHeroProps) {
  return (
    <HeroSlideshow slides={slides} className={pageHeroHeight} stageClassName="min-h-75">
      <HeroGround {...ground} />
    </HeroSlideshow>
  )
}
