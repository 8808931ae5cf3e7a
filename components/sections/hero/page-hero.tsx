import clsx from 'clsx'
import { Skeleton } from '@/components/ui/skeleton'
import { HeroPanel, pageHeroHeight, type HeroPanelProps } from './hero-panel'
import { HeroPicture, HeroScrim, type HeroSlide } from './hero-picture'

interface PageHeroProps extends HeroPanelProps, HeroSlide {}

/** The hero of a page with one picture, which needs no script. Several pictures: SlideshowHero. */
export function PageHero({ picture, alt, position, tone = 'snow', ...panel }: PageHeroProps) {
  return (
    <section data-hero-tone={tone} className={clsx('hero on-fir', pageHeroHeight)}>
      <div className="hero-stage min-h-75">
        <Skeleton tone="fir" className="absolute inset-0" />
        <div className="absolute inset-0">
          <HeroPicture slide={{ picture, alt, position }} />
        </div>
        <HeroScrim tone={tone} />
      </div>
      <HeroPanel {...panel} />
    </section>
  )
}
