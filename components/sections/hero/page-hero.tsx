import clsx from 'clsx'
import { useLocale } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'
import { heroSlides } from '@/content/heroes'
import { HERO, HeroPanel, type HeroPanelProps, STAGE } from './hero-panel'
import { HeroPicture } from './hero-picture'
import { HeroScrim } from './hero-scrim'

/** The hero of a page with one picture, which needs no script. Several pictures: SlideshowHero. */
export function PageHero(panel: HeroPanelProps) {
  const [slide] = heroSlides(panel.path, useLocale())
  const tone = slide?.picture.tone ?? 'snow'
  return (
    <section data-hero-tone={tone} className={clsx('hero relative isolate flex flex-col', HERO)}>
      <div className={clsx('relative -z-20 flex-1 overflow-hidden', STAGE)}>
        <Skeleton />
        <div className="hero-pictures [container-type:size] absolute inset-0">
          {slide && <HeroPicture slide={slide} />}
        </div>
        <HeroScrim tone={tone} />
      </div>
      <HeroPanel {...panel} />
    </section>
  )
}
