import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HeroSlideshow } from '@/components/sections/hero/slideshow-hero'
import { ExternalLink } from '@/components/ui/external-link'
import { Ridge } from '@/components/ui/ridge'
import { heroSlides, type Hour } from '@/content/heroes'
import { hotel, spa } from '@/content/facts'
import { bookingEngine } from '@/content/venue'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface HomeHeroProps {
  locale: Locale
  title: string
  /** Of the light that comes first; without it, that of the season's day. */
  hour?: Hour
  /** The ticker at the lower edge. */
  children?: ReactNode
}

export async function HomeHero({ locale, title, hour, children }: HomeHeroProps) {
  const [t, layout] = [await getTranslations('home'), await getTranslations('layout')]
  return (
    <HeroSlideshow
      slides={heroSlides('/', locale, hour)}
      className="min-h-(--first-view) [--ridge:clamp(5.25rem,11.5vw,12.5rem)]"
      stageClassName="min-h-54 max-md:max-h-106 max-md:grow-99 md:min-h-84"
      footer={children}
    >
      <div className="relative bg-fir-950 max-md:grow">
        <Ridge shape="home" className="-z-10 h-(--ridge)" />
        <div className="wrap">
          {/* The name stands on the ridge, which is high on the left. */}
          <div className="cols items-end gap-y-3 md:gap-y-5 lg:-mt-[calc(var(--ridge)*0.3)] lg:grid-cols-[max-content_minmax(0,1fr)] lg:gap-x-12 lg:*:col-auto">
            <h1 className="-mt-[calc(var(--ridge)*0.3)] -ml-[0.04em] pb-[0.1em] text-display wrap-anywhere lg:mt-0 lg:max-xl:text-[11.5vw] 2xl:text-[clamp(12.25rem,12.25vw,15rem)]">
              {title}
            </h1>
            <div className="max-w-124">
              <p className="mb-2 font-sans text-[clamp(1.25rem,1.1rem+0.6vw,1.625rem)]/tight font-semibold tracking-[-0.015em] text-balance">
                {t('subtitle')}
              </p>
              <p className="max-md:text-ui">
                {t('description', { rooms: hotel.roomCount, degrees: spa.poolDegrees })}
              </p>
              <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 max-md:pb-5">
                <ExternalLink
                  href={bookingEngine.accommodation}
                  newTabLabel={layout('newTab')}
                  className="btn btn-caps btn-primary max-md:px-4"
                >
                  {t('bookStay')}
                </ExternalLink>
                <Link
                  href={inquiryHref({ fromConference: true })}
                  className="btn btn-secondary btn-caps max-md:border-transparent max-md:px-0 max-md:underline max-md:underline-offset-4"
                >
                  {t('bookConference')}
                </Link>
              </div>
            </div>
          </div>
        </div>
      </div>
    </HeroSlideshow>
  )
}
