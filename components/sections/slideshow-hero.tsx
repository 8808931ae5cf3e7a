import clsx from 'clsx'
import type { HeroSlide } from './hero-slide'
import { HeroSlideStrip } from './hero-slide-strip'
import { PageHeroGround, pageHeroHeight, type PageHeroGroundProps } from './page-hero-ground'
import { SlideshowStage } from './slideshow-stage'

interface SlideshowHeroProps extends PageHeroGroundProps {
  slides: readonly [HeroSlide, HeroSlide, ...HeroSlide[]]
}

/** The hero of a page with several pictures. One picture: PageHero. */
export function SlideshowHero({ slides, children, ...ground }: SlideshowHeroProps) {
  return (
    <section data-hero-tone={slides[0].tone ?? 'snow'} className={clsx('hero on-fir', pageHeroHeight)}>
      <SlideshowStage slides={slides} className="min-h-75" />
      <PageHeroGround {...ground}>
        {children}
        <HeroSlideStrip />
      </PageHeroGround>
    </section>
  )
}
