import clsx from 'clsx'
import { useLocale } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { heroSlides } from '@/content/heroes'
import { HERO, HeroPanel, STAGE, type HeroPanelProps } from './hero-panel'
import { Slideshow, type SlideshowProps } from './slideshow'

/** The hero of a page with several pictures. One picture: PageHero. */
export function SlideshowHero({ className, ...panel }: HeroPanelProps & { className?: string }) {
  return (
    <HeroSlideshow
      slides={heroSlides(panel.path, useLocale())}
      className={clsx(HERO, className)}
      stageClassName={STAGE}
    >
      <HeroPanel {...panel} />
    </HeroSlideshow>
  )
}

/** A Slideshow in the page's language. */
export async function HeroSlideshow(props: Omit<SlideshowProps, 'labels'>) {
  return <Slideshow {...props} labels={(await getMessages()).slideshow} />
}
