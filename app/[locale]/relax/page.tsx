import { getLocale, getTranslations } from 'next-intl/server'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { BookStay } from '@/components/sections/page/book-stay'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { TemperatureScale } from '@/components/sections/relax/temperature-scale'
import { TreatmentList } from '@/components/sections/relax/treatment-list'
import { RoomPrice } from '@/components/sections/rooms/room-price'
import { metadataOf } from '@/components/seo/page-metadata'
import { hotel } from '@/content/facts'
import { dayVisit, relaxComparison } from '@/content/relax'
import { lowestRoom } from '@/content/rooms'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { viewHref } from '@/lib/routes/views'

const TWO_COLUMNS = 'max-[30rem]:grid max-[30rem]:grid-cols-2'

export const generateMetadata = metadataOf('/relax')

export default async function RelaxPage() {
  const locale = await getLocale()
  const t = await getTranslations('relax')
  return (
    <>
      <SlideshowHero path="/relax" ridge="pass" lead={t('lead')}>
        <BookStay />
        <RoomPrice room={lowestRoom} className="flex-[1_1_8.5rem]" />
        <p className="basis-full text-small text-pretty quiet">
          {textIn(dayVisit, locale)}{' '}
          <Link href={inquiryHref({ about: 'day-spa' })} className="text-link">
            {t('bookDayVisit')}
          </Link>
        </p>
      </SlideshowHero>
      <section className="overflow-x-clip pt-section pb-next">
        <div className="wrap">
          <div className="cols items-start gap-y-10">
            <div className="md:col-span-5 lg:col-span-6">
              <p className="text-statement text-balance">{t('intro')}</p>
              <p className="mt-6.5 max-w-measure">{t('body', { hours: hotel.inquiryAnswerHours })}</p>
              <Link href={viewHref('/paketerbjudanden', 'relax')} className="mt-7.5 btn btn-secondary">
                {t('packages')}
              </Link>
            </div>
            <figure className="max-md:-mx-(--bleed) md:col-span-3 md:-mr-(--bleed) lg:col-span-5 lg:col-start-8">
              <div className="aspect-4/3">
                <ContentPicture name="spa-treatment" sizes="(width >= 48rem) 40vw, 100vw" />
              </div>
              <figcaption className="mt-2.5 text-caption quiet max-md:px-margin">{t('caption')}</figcaption>
            </figure>
          </div>
        </div>
      </section>
      <div className="pt-group pb-next on-fir">
        <div className="wrap">
          <TemperatureScale />
        </div>
      </div>
      <div className="aspect-landscape md:aspect-panorama print:hidden">
        <ContentPicture name="hero-hot-pool-stars" alt="" sizes="(width >= 48rem) 100vw, 130vw" />
      </div>
      <TreatmentList />
      <div className="aspect-landscape md:aspect-panorama">
        <ContentPicture name="spa-sauna" sizes="(width >= 48rem) 100vw, 130vw" />
      </div>
      <section className="py-next on-birch">
        <div className="cols wrap gap-y-8.5">
          <div className="lg:col-span-4">
            <h2 className="text-h2">{t('dayGuests')}</h2>
            <p className="mt-7 flex flex-wrap gap-3">
              <BookStay />
              <InquiryLink about="day-spa" label={t('bookDayVisit')} className="btn-secondary" />
            </p>
          </div>
          {/* On phones each row's label stands above its two values. */}
          <table className="w-full border-b hairline text-left text-ui max-[30rem]:block lg:col-[6/-1] [&_:is(th,td)]:py-3.5 [&_:is(th,td)]:pr-3.5 [&_:is(th,td)]:align-baseline">
            <caption className="sr-only">{t('comparison')}</caption>
            <thead className="border-b-3 border-fir-950 font-sans text-h4 max-[30rem]:block">
              <tr className={TWO_COLUMNS}>
                <td className="max-[30rem]:sr-only" />
                <th scope="col">{t('hotelGuest')}</th>
                <th scope="col">{t('dayGuest')}</th>
              </tr>
            </thead>
            <tbody className="max-[30rem]:block">
              {relaxComparison.map(({ label, staying, day }) => (
                <tr key={label.sv} className={`border-t hairline ${TWO_COLUMNS}`}>
                  <th scope="row" className="font-normal quiet max-[30rem]:col-span-2 max-[30rem]:pb-0!">
                    {textIn(label, locale)}
                  </th>
                  <td className="font-medium max-[30rem]:pt-1! max-[30rem]:wrap-anywhere">
                    {textIn(staying, locale)}
                  </td>
                  <td className="font-medium max-[30rem]:pt-1! max-[30rem]:wrap-anywhere">
                    {textIn(day, locale)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  )
}
