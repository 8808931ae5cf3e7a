import { getTranslations } from 'next-intl/server'
import { relaxComparison } from '@/content/relax'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** What overnight guests and day guests get and pay. */
export async function DayGuests({ locale }: { locale: Locale }) {
  const t = await getTranslations('relax')
  return (
    <section className="py-section on-birch">
      <div className="cols wrap gap-y-8.5">
        <div className="lg:col-span-4">
          <h2 className="text-h2">{t('dayGuests')}</h2>
          <Link href={inquiryHref({ about: 'day-spa' })} className="mt-7 btn btn-secondary">
            {t('bookDayVisit')}
          </Link>
        </div>
        <table className="w-full border-collapse border-b hairline text-ui max-[30rem]:hyphens-auto lg:col-span-7 lg:col-start-6 [&_:is(th,td)]:py-3.5 [&_:is(th,td)]:pr-3.5 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-baseline">
          <caption className="sr-only">{t('comparison.caption')}</caption>
          <thead className="border-b-3 border-fir-950 font-sans text-h4">
            <tr>
              <td />
              <th scope="col">{t('comparison.staying')}</th>
              <th scope="col">{t('comparison.day')}</th>
            </tr>
          </thead>
          <tbody>
            {relaxComparison.map(({ label, staying, day }) => (
              <tr key={label.sv} className="border-t hairline">
                <th scope="row" className="font-normal quiet">
                  {textIn(label, locale)}
                </th>
                <td className="font-medium max-[30rem]:wrap-anywhere">{textIn(staying, locale)}</td>
                <td className="font-medium max-[30rem]:wrap-anywhere">{textIn(day, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
