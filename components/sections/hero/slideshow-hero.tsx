import { useLocale } from 'next-intl'
import { heroSlides } from '@/content/heroes'
import { HERO, HeroPanel, type HeroPanelProps, STAGE } from './hero-panel'
import { renderSlides } from './hero-picture'
import { Slideshow } from './slideshow'

/** The hero of a page with several pictures. One picture: PageHero. */
export function SlideshowHero(panel: HeroPanelProps) {
  return (
    <Slideshow
      slides={renderSlides(heroSlides(panel.path, useLocale()))}
      className={HERO}
      stageClassName={STAGE}
    >
      <HeroPanel {...panel} />
    </Slideshow>
  )
}
