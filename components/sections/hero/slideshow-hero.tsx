import { HeroPanel, pageHeroHeight, type HeroPanelProps } from './hero-panel'
import type { HeroSlide } from './hero-picture'
import { HeroSlideshow } from './hero-slideshow'

interface SlideshowHeroProps extends HeroPanelProps {
  slides: readonly [HeroSlide, HeroSlide, ...HeroSlide[]]
}

/** The hero of a page with several pictures. One picture: PageHero. */
export function SlideshowHero({ slides, ...panel }: SlideshowHeroProps) {
  return (
    <HeroSlideshow slides={slides} className={pageHeroHeight} stageClassName="min-h-75">
      <HeroPanel {...panel} />
    </HeroSlideshow>
  )
}
