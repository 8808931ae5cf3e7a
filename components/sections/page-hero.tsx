import clsx from 'clsx'
import type { HeroSlide } from './hero-slide'
import { HeroStill } from './hero-still'
import { PageHeroGround, pageHeroHeight, type PageHeroGroundProps } from './page-hero-ground'

interface PageHeroProps extends PageHeroGroundProps, HeroSlide {}

/** The hero of a page with one picture, which needs no script. Several pictures: SlideshowHero. */
export function PageHero({ picture, alt, position, tone = 'snow', ...ground }: PageHeroProps) {
  return (
    <section data-hero-tone={tone} className={clsx('hero on-fir', pageHeroHeight)}>
      <div className="hero-stage min-h-75">
        <HeroStill slide={{ picture, alt, position, tone }} />
      </div>
      <PageHeroGround {...ground} />
    </section>
  )
}
