import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { DayGuests } from '@/components/sections/relax/day-guests'
import { RelaxIntro } from '@/components/sections/relax/relax-intro'
import { TemperatureScale } from '@/components/sections/relax/temperature-scale'
import { TreatmentList } from '@/components/sections/relax/treatment-list'
import { relaxCopy } from '@/content/relax'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/relax')

/** Spa. */
export default async function RelaxPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  return (
    <>
      <SlideshowHero path="/relax" locale={locale} lead={textIn(relaxCopy.lead, locale)} />
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
