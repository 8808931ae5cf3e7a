import { CurrentEvent } from '@/components/sections/home/current-event'
import { Experiences } from '@/components/sections/home/experiences'
import { Gallery } from '@/components/sections/home/gallery'
import { HomeHero } from '@/components/sections/home/home-hero'
import { HomeIntro } from '@/components/sections/home/home-intro'
import { PopularPackages } from '@/components/sections/home/popular-packages'
import { Ticker } from '@/components/layout/ticker'
import { JsonLd } from '@/components/ui/json-ld'
import { readLocale } from '@/lib/i18n/page-params'
import { readView, viewParams, type ViewPageProps } from '@/lib/routes/views'
import { metadataOf, headingOf } from '@/components/seo/page-metadata'
import { describeHotel } from '@/components/seo/structured-data/hotel'

/** The home page begins with the light of an hour; middleware.ts says which. */
export const generateStaticParams = () => viewParams('/')

export const generateMetadata = metadataOf('/')

export default async function HomePage({ params }: ViewPageProps) {
  const locale = await readLocale(params)
  return (
    <>
      <JsonLd things={[describeHotel(locale)]} />
      <HomeHero locale={locale} title={headingOf('/', locale)} hour={await readView('/', params)}>
        <Ticker locale={locale} />
      </HomeHero>
      <HomeIntro locale={locale} />
      <Experiences locale={locale} />
      <Gallery locale={locale} />
      <PopularPackages locale={locale} />
      <CurrentEvent locale={locale} />
    </>
  )
}
