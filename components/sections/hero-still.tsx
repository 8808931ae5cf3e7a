import clsx from 'clsx'
import { Skeleton } from '@/components/ui/skeleton'
import { HeroPicture } from './hero-picture'
import type { HeroSlide } from './hero-slide'

/** The one picture of a hero, or the first of several, over a placeholder, with the scrim of its tone. */
export function HeroStill({ slide }: { slide: HeroSlide }) {
  return (
    <>
      <Skeleton tone="fir" className="absolute inset-0" />
      <div className="hero-still">
        <HeroPicture slide={slide} />
        <div
          data-current
          className={clsx('hero-scrim', slide.tone === 'fir' ? 'hero-scrim-fir' : 'hero-scrim-snow')}
        />
      </div>
    </>
  )
}
