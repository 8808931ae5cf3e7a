import { getTranslations } from 'next-intl/server'
import { relaxCopy } from '@/content/relax'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** What overnight guests and day guests get and pay. */
export async function DayGuests({ locale }: { locale: Locale }) {
  const t = await getTranslations('relax')
  const { dayGuestsHeading, comparison } = relaxCopy[locale]
  return (
    <section className="py-section on-birch">
      <div className="cols wrap gap-y-8.5">
        <div className="lg:col-span-4">
          <h2 className="text-h2">{dayGuestsHeading}</h2>
          <Link href={inquiryHref({ about: 'day-spa' })} className="mt-7 btn btn-secondary">
            {t('bookDayVisit')}
          </Link>
        </div>
        <table className="comparison lg:col-span-7 lg:col-start-6">
          <caption className="sr-only">{t('comparison.caption')}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('comparison.staying')}</th>
              <th scope="col">{t('comparison.day')}</th>
            </tr>
          </thead>
          <tbody>
            {comparison.map(({ label, staying, day }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{staying}</td>
                <td>{day}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
