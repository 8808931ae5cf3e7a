import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { MealTable } from '@/components/sections/restaurant/meal-table'
import { metadataOf } from '@/components/seo/page-metadata'
import { describeRestaurant } from '@/components/seo/structured-data/hotel'
import { JsonLd } from '@/components/ui/json-ld'
import { occasions } from '@/content/restaurant'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/restaurant')

export default async function RestaurantPage() {
  const locale = await getLocale()
  const [t, events] = [await getTranslations('restaurant'), await getTranslations('events')]
  return (
    <>
      <JsonLd things={[describeRestaurant(locale)]} />
      <SlideshowHero path="/restaurant" ridge="pass" lead={t('lead')}>
        <InquiryLink about="table" label={t('bookTable')} />
        <a href="#meals" className="btn btn-secondary">
          {t('week')}
        </a>
      </SlideshowHero>
      <section className="cols wrap items-end gap-y-6 pt-section pb-group">
        <p className="text-statement text-balance lg:col-span-7">{t('intro')}</p>
        <p className="max-w-measure lg:col-span-4 lg:col-start-9">{t('introText')}</p>
      </section>
      <section className="overflow-x-clip pb-section">
        <div className="cols wrap gap-y-group">
          <div className="-mx-(--bleed) aspect-landscape md:aspect-auto md:h-[min(56vw,88svh)]">
            <ContentPicture name="food-char-and-cloudberries" sizes="100vw" />
          </div>
          <div className="lg:col-span-5">
            <h2 className="text-h2">{t('ingredients')}</h2>
            <p className="mt-5 max-w-measure">{t('ingredientsText')}</p>
          </div>
          <div className="lg:col-span-6 lg:col-start-7">
            <h2 className="text-h3">{t('season')}</h2>
            <p className="mt-3 max-w-measure">{t('seasonText')}</p>
            <Link href="/weekly-menu" className="mt-3 action-link">
              {t('toMenu')}
              <ArrowRight />
            </Link>
          </div>
          <div className="flex flex-col border-t-3 border-fir-950 pt-6 max-lg:order-1 lg:col-span-5">
            <h2 className="text-h3">{t('occasions')}</h2>
            <p className="mt-3 max-w-measure">{t('occasionsText')}</p>
            <ul className="mt-5 grid grow border-b hairline">
              {occasions.map(({ label, href }) => (
                <li key={href} className="grid border-t hairline">
                  <Link
                    href={href}
                    className="flex min-h-13 items-center justify-between gap-4 font-sans text-h4 hover:underline lg:text-h3"
                  >
                    {textIn(label, locale)}
                    <ArrowRight className="size-4.5 flex-none" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div className="aspect-landscape max-lg:-mx-(--bleed) lg:col-span-7 lg:-mr-(--bleed)">
            <ContentPicture name="food-restaurant-window" sizes="(width >= 64rem) 60vw, 100vw" />
          </div>
        </div>
      </section>
      <section className="overflow-x-clip on-fir">
        <div className="aspect-landscape w-full md:aspect-panorama">
          <ContentPicture name="hero-table-above" sizes="(width >= 48rem) 100vw, 130vw" />
        </div>
        <div className="cols wrap gap-y-6 py-next">
          <h2 className="text-h2 lg:col-span-6">{t('weekend')}</h2>
          <div className="flex max-w-measure flex-col items-start gap-5 lg:col-span-5 lg:col-start-8">
            <p>{t('husmanskost')}</p>
            <p>{t('threeCourses')}</p>
            <Link href="/weekly-menu" className="mt-3 btn btn-secondary">
              {t('toMenu')}
            </Link>
          </div>
        </div>
      </section>
      <section id="meals" className="py-next on-birch">
        <div className="cols wrap gap-y-10">
          <div className="lg:col-span-5 xl:col-span-4">
            <h2 className="text-h2">{t('week')}</h2>
            <p className="mt-5 max-w-measure">{t('weekText')}</p>
            <InquiryLink about="table" label={t('bookTable')} className="mt-7 btn-primary" />
            <p className="mt-3 text-ui quiet">{events('asks')}</p>
          </div>
          <div className="lg:col-span-7 xl:col-start-6">
            <MealTable />
          </div>
        </div>
      </section>
    </>
  )
}
