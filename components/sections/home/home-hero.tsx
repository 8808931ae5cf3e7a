import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { heroSlides } from '@/components/sections/hero/hero-slides'
import { HeroSlideshow } from '@/components/sections/hero/hero-slideshow'
import { ExternalLink } from '@/components/ui/external-link'
import { Ridge } from '@/components/ui/ridge'
import { homeCopy } from '@/content/home'
import { bookingEngine } from '@/content/venue'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** The first picture appears twice as fast as the others change. */
const FIRST_FADE_MS = 500

interface HomeHeroProps {
  locale: Locale
  title: string
  /** The ticker at the lower edge. */
  children?: ReactNode
}

export async function HomeHero({ locale, title, children }: HomeHeroProps) {
  const t = await getTranslations()
  const copy = homeCopy[locale]
  return (
    <HeroSlideshow
      slides={heroSlides('/', locale)}
      firstFadeMs={FIRST_FADE_MS}
      className="min-h-(--first-view)"
      stageClassName="min-h-[clamp(13rem,var(--first-view)-31.5rem,18.75rem)] md:min-h-85"
      footer={children}
    >
      <div className="relative bg-fir-950">
        <Ridge shape="home" className="-z-10 h-[clamp(5.25rem,11.5vw,12.5rem)]" />
        <div className="wrap">
          <div className="home-hero-columns cols items-end gap-y-2.5 md:gap-y-5.5 min-[75rem]:items-baseline-last">
            <h1 className="-ml-[0.04em] pb-[0.1em] text-display wrap-anywhere">{title}</h1>
            <div className="min-[75rem]:pb-5.5">
              <p className="mb-2.5 font-sans text-[clamp(1.25rem,1.1rem+0.6vw,1.625rem)]/tight font-semibold tracking-[-0.015em] text-balance">
                {copy.subtitle}
              </p>
              <p className="max-w-124">{copy.description}</p>
              <div className="mt-4.5 grid gap-3 max-md:pr-18 md:mt-6.5 md:flex md:flex-wrap">
                <ExternalLink
                  href={bookingEngine.accommodation}
                  newTabLabel={t('layout.newTab')}
                  className="btn btn-caps btn-primary"
                >
                  {t('home.bookStay')}
                </ExternalLink>
                <Link href={inquiryHref({ fromConference: true })} className="btn btn-secondary btn-caps">
                  {t('home.bookConference')}
                </Link>
              </div>
            </div>
          </div>
        </div>
      </div>
    </HeroSlideshow>
  )
}
