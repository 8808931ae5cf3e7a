import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { Features } from '@/components/sections/restaurant/features'
import { OpeningWeek } from '@/components/sections/restaurant/opening-week'
import { RestaurantIntro } from '@/components/sections/restaurant/restaurant-intro'
import { WeekendOffers } from '@/components/sections/restaurant/weekend-offers'
import { restaurantCopy } from '@/content/restaurant'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'

export const generateMetadata = metadataOf('/restaurant')

export default async function RestaurantPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  return (
    <>
      <SlideshowHero path="/restaurant" locale={locale} ridge="pass" lead={restaurantCopy[locale].lead} />
      <RestaurantIntro locale={locale} />
      <Features locale={locale} />
      <WeekendOffers locale={locale} />
      <OpeningWeek locale={locale} />
    </>
  )
}
