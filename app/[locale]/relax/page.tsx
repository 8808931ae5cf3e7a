import type { Metadata } from 'next'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { DayGuests } from '@/components/sections/relax/day-guests'
import { RelaxIntro } from '@/components/sections/relax/relax-intro'
import { TemperatureScale } from '@/components/sections/relax/temperature-scale'
import { TreatmentList } from '@/components/sections/relax/treatment-list'
import { JsonLd } from '@/components/ui/json-ld'
import { findPicture } from '@/content/pictures'
import { relaxCopy } from '@/content/relax'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'
import { describeHotelInShort } from '@/lib/seo/structured-data/hotel'
import { describeSpa } from '@/lib/seo/structured-data/venue'

interface RelaxPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: RelaxPageProps): Promise<Metadata> {
  return buildMetadata('/relax', await readLocale(params))
}

/** Spa. */
export default async function RelaxPage({ params }: RelaxPageProps) {
  const locale = await readLocale(params)
  const pool = findPicture('spa-pool')
  const stars = findPicture('hero-hot-pool-stars')
  const dusk = findPicture('hero-spa-dusk')
  const sauna = findPicture('spa-sauna')
  return (
    <>
      <JsonLd things={[describeHotelInShort(locale), describeSpa(locale)]} />
      <SlideshowHero
        title={pageTexts('/relax', locale).h1}
        lead={relaxCopy[locale].lead}
        slides={[
          { picture: pool, alt: pool.alt[locale], position: { x: 50, y: 72 } },
          { picture: stars, alt: stars.alt[locale], position: { x: 55, y: 88 } },
          { picture: dusk, alt: dusk.alt[locale] },
          { picture: sauna, alt: sauna.alt[locale] },
        ]}
      />
      <section className="overflow-x-clip py-section">
        <div className="wrap">
          <RelaxIntro locale={locale} />
          <TemperatureScale />
        </div>
      </section>
      <TreatmentList locale={locale} />
      <DayGuests locale={locale} />
    </>
  )
}
