import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Ridge } from '@/components/ui/ridge'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import { HeroSection } from './hero-section'
import { HeroSlideStrip } from './hero-slide-strip'
import { HeroSlides } from './hero-slides'
import { SlideshowProvider } from './slideshow-provider'
import type { HeroSlide } from './hero-slide'

interface PageHeroProps {
  title: string
  /** Title in the breadcrumbs, where it differs from the heading. */
  crumb?: string
  parents?: readonly Crumb[]
  lead?: ReactNode
  /** One picture, or several that take turns every 5 s (site.md, section 9). */
  slides: readonly [HeroSlide, ...HeroSlide[]]
  /** Below the heading: filters, buttons, figures. */
  children?: ReactNode
}

/** The hero of every page but home: picture, ridge, and on its ground the way here, heading and lead. */
export function PageHero({ title, crumb, parents, lead, slides, children }: PageHeroProps) {
  return (
    <SlideshowProvider count={slides.length}>
      <HeroSection
        tones={slides.map(({ tone }) => tone ?? 'snow')}
        className="min-h-[min(84svh,43.75rem)] md:min-h-[min(100svh,55rem)]"
      >
        <HeroSlides slides={slides} className="min-h-75" />
        <div className="relative bg-fir-950">
          <Ridge className="-z-10 h-[clamp(3.25rem,7.4vw,8.125rem)]" />
          <div className="wrap">
            <div className="cols items-end gap-y-5 pb-[clamp(2.125rem,4vw,3.75rem)] lg:items-baseline-last">
              <div className={clsx(lead !== undefined && 'lg:col-span-7')}>
                <Breadcrumbs parents={parents} current={crumb ?? title} />
                <h1 className="mt-1.5 text-h1">{title}</h1>
              </div>
              {lead !== undefined && <p className="max-w-124 text-lead lg:col-span-5">{lead}</p>}
            </div>
            {children}
            {slides.length > 1 && <HeroSlideStrip count={slides.length} />}
          </div>
        </div>
      </HeroSection>
    </SlideshowProvider>
  )
}
