import { getTranslations } from 'next-intl/server'
import { pictureFile } from '@/content/pictures'
import type { HeroSlide } from './hero-picture'
import { Slideshow, type SlideshowProps } from './slideshow'

/** A Slideshow in the page's language; only the data that it shows is sent to the browser. */
export async function HeroSlideshow({ slides, ...props }: Omit<SlideshowProps, 'labels'>) {
  const t = await getTranslations()
  const [first, ...others] = slides
  return (
    <Slideshow
      {...props}
      slides={[withFile(first), ...others.map(withFile)]}
      labels={{
        label: t('slideshow.label'),
        pause: t('slideshow.pause'),
        play: t('slideshow.play'),
        next: t('carousel.next'),
        position: t.raw('slideshow.position') as string,
      }}
    />
  )
}

function withFile(slide: HeroSlide): HeroSlide {
  return { ...slide, picture: pictureFile(slide.picture) }
}
