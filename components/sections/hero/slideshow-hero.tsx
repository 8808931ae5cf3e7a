import { HeroPanel, heroHeights, type HeroHeight, type HeroPanelProps } from './hero-panel'
import type { HeroPath } from '@/content/heroes'
import type { Locale } from '@/lib/i18n/locales'
import { heroSlides } from './hero-slides'
import { HeroSlideshow } from './hero-slideshow'

interface SlideshowHeroProps extends HeroPanelProps {
  path: HeroPath
  locale: Locale
  height?: HeroHeight
}

/** The hero of a page with several pictures. One picture: PageHero. */
export function SlideshowHero({ path, locale, height = 'low', ...panel }: SlideshowHeroProps) {
  return (
    <HeroSlideshow
      slides={heroSlides(path, locale)}
      className={heroHeights[height].hero}
      stageClassName={heroHeights[height].stage}
    >
      <HeroPanel {...panel} />
    </HeroSlideshow>
  )
}
