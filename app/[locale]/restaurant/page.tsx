import { getTranslations } from 'next-intl/server'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { Features } from '@/components/sections/restaurant/features'
import { OpeningWeek } from '@/components/sections/restaurant/opening-week'
import { metadataOf } from '@/components/seo/page-metadata'
import { Link } from '@/lib/i18n/link'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'

export const generateMetadata = metadataOf('/restaurant')

export default async function RestaurantPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('restaurant')
  return (
    <>
      <SlideshowHero path="/restaurant" locale={locale} ridge="pass" lead={t('lead')} />
      <section className="cols wrap items-end gap-y-6 pt-section pb-group">
        <p className="text-statement text-balance lg:col-span-7">{t('intro')}</p>
        <p className="max-w-measure lg:col-span-4 lg:col-start-9">{t('introText')}</p>
      </section>
      <Features locale={locale} />
      <section className="overflow-x-clip on-fir">
        <div className="cols wrap">
          <div className="py-section lg:col-span-5">
            <h2 className="text-h2">{t('weekend')}</h2>
            <div className="mt-6 flex max-w-measure flex-col gap-5">
              <p>{t('husmanskost')}</p>
              <p>{t('threeCourses')}</p>
            </div>
            <Link href="/weekly-menu" className="mt-8 btn btn-primary">
              {t('toMenu')}
            </Link>
          </div>
          <div className="aspect-landscape max-lg:order-first max-lg:bleed-both lg:col-span-6 lg:col-start-7 lg:bleed-right lg:self-center">
            <ContentPicture name="food-lunch-buffet" sizes="(min-width: 64rem) 73vw, 100vw" />
          </div>
        </div>
      </section>
      <OpeningWeek locale={locale} />
    </>
  )
}
