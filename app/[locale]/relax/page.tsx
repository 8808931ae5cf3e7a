import { getTranslations } from 'next-intl/server'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { DayGuests } from '@/components/sections/relax/day-guests'
import { TemperatureScale } from '@/components/sections/relax/temperature-scale'
import { TreatmentList } from '@/components/sections/relax/treatment-list'
import { metadataOf } from '@/components/seo/page-metadata'
import { hotel } from '@/content/facts'
import { Link } from '@/lib/i18n/link'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export const generateMetadata = metadataOf('/relax')

/** Spa. */
export default async function RelaxPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('relax')
  return (
    <>
      <SlideshowHero path="/relax" locale={locale} lead={t('lead')} />
      <section className="overflow-x-clip py-section">
        <div className="wrap">
          <div className="cols items-start gap-y-10">
            <div className="md:col-span-5 lg:col-span-7">
              <p className="text-statement text-balance">{t('intro')}</p>
              <p className="mt-6.5 max-w-measure">{t('body', { hours: hotel.inquiryAnswerHours })}</p>
              <Link href={inquiryHref({ about: 'day-spa' })} className="mt-7.5 btn btn-primary">
                {t('bookDayVisit')}
              </Link>
            </div>
            <figure className="max-md:bleed-both md:col-span-3 md:bleed-right lg:col-span-4 lg:col-start-9">
              <div className="aspect-4/3">
                <ContentPicture name="spa-treatment" sizes="(min-width: 48rem) 40vw, 100vw" />
              </div>
              <figcaption className="mt-2.5 text-caption quiet max-md:px-margin">{t('caption')}</figcaption>
            </figure>
          </div>
          <TemperatureScale />
        </div>
      </section>
      <TreatmentList locale={locale} />
      <DayGuests locale={locale} />
    </>
  )
}
