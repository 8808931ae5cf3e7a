import type { Metadata } from 'next'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { Features } from '@/components/sections/restaurant/features'
import { OpeningWeek } from '@/components/sections/restaurant/opening-week'
import { RestaurantIntro } from '@/components/sections/restaurant/restaurant-intro'
import { WeekendOffers } from '@/components/sections/restaurant/weekend-offers'
import { JsonLd } from '@/components/ui/json-ld'
import { findPicture } from '@/content/pictures'
import { restaurantCopy } from '@/content/restaurant'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'
import { describeHotelInShort } from '@/lib/seo/structured-data/hotel'
import { describeRestaurant } from '@/lib/seo/structured-data/restaurant'

interface RestaurantPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: RestaurantPageProps): Promise<Metadata> {
  return buildMetadata('/restaurant', await readLocale(params))
}

export default async function RestaurantPage({ params }: RestaurantPageProps) {
  const locale = await readLocale(params)
  const evening = findPicture('hero-restaurant-evening')
  const breakfast = findPicture('food-breakfast-buffet')
  const board = findPicture('food-charcuterie')
  return (
    <>
      <JsonLd things={[describeHotelInShort(locale), describeRestaurant(locale)]} />
      <SlideshowHero
        title={pageTexts('/restaurant', locale).h1}
        lead={restaurantCopy[locale].lead}
        slides={[
          { picture: evening, alt: evening.alt[locale] },
          { picture: breakfast, alt: breakfast.alt[locale] },
          { picture: board, alt: board.alt[locale] },
        ]}
      />
      <RestaurantIntro locale={locale} />
      <Features locale={locale} />
      <WeekendOffers locale={locale} />
      <OpeningWeek locale={locale} />
    </>
  )
}
