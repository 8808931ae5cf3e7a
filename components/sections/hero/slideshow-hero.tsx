import { getTranslations } from 'next-intl/server'
import { heroSlides, type HeroPath } from '@/content/heroes'
import type { Locale } from '@/lib/i18n/locales'
import { HERO, HeroPanel, STAGE, type HeroPanelProps } from './hero-panel'
import { Slideshow, type SlideshowProps } from './slideshow'

interface SlideshowHeroProps extends HeroPanelProps {
  path: HeroPath
  locale: Locale
}

/** The hero of a page with several pictures. One picture: PageHero. */
export function SlideshowHero({ path, locale, ...panel }: SlideshowHeroProps) {
  return (
    <HeroSlideshow slides={heroSlides(path, locale)} className={HERO} stageClassName={STAGE}>
      <HeroPanel {...panel} />
    </HeroSlideshow>
  )
}

/** A Slideshow in the page's language. */
export async function HeroSlideshow(props: Omit<SlideshowProps, 'labels'>) {
  const t = await getTranslations()
  return (
    <Slideshow
      {...props}
      labels={{
        label: t('slideshow.label'),
        pause: t('slideshow.pause'),
        play: t('slideshow.play'),
        next: t('carousel.next'),
        position: t.raw('slideshow.position') as string,
        hour: t.raw('slideshow.hour') as string,
      }}
    />
  )
}
