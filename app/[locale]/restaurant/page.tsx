import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { Features } from '@/components/sections/restaurant/features'
import { OpeningWeek } from '@/components/sections/restaurant/opening-week'
import { WeekendOffers } from '@/components/sections/restaurant/weekend-offers'
import { restaurantCopy } from '@/content/restaurant'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/restaurant')

export default async function RestaurantPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const { lead, intro, introText } = textIn(restaurantCopy, locale)
  return (
    <>
      <SlideshowHero path="/restaurant" locale={locale} ridge="pass" lead={lead} />
      <section className="cols wrap items-end gap-y-6 pt-section pb-group">
        <p className="text-statement text-balance lg:col-span-7">{intro}</p>
        <p className="max-w-measure lg:col-span-4 lg:col-start-9">{introText}</p>
      </section>
      <Features locale={locale} />
      <WeekendOffers locale={locale} />
      <OpeningWeek locale={locale} />
    </>
  )
}
