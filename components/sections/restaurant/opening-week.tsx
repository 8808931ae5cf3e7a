import { getTranslations } from 'next-intl/server'
import { WeekChart } from '@/components/sections/page/week-chart'
import { FactsTable } from '@/components/ui/facts-table'
import { menuPrices } from '@/content/facts'
import { weekRows } from '@/content/restaurant'
import { venue } from '@/content/venue'
import { formatMenuPrice } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export async function OpeningWeek({ locale }: { locale: Locale }) {
  const [t, events] = [await getTranslations('restaurant'), await getTranslations('events')]
  return (
    <section className="py-section on-birch">
      <div className="cols wrap gap-y-10">
        <div className="lg:col-span-5 xl:col-span-4">
          <h2 className="text-h2">{t('week')}</h2>
          <p className="mt-5 max-w-measure">
            {t('weekText', { phone: textIn(venue.phone.display, locale) })}
          </p>
          <Link href={inquiryHref({ about: 'table' })} className="mt-7 btn btn-dark">
            {t('bookTable')}
          </Link>
          <p className="mt-3 text-ui quiet">{events('asks')}</p>
        </div>
        <div className="lg:col-span-7 xl:col-start-6">
          <WeekChart
            rows={weekRows.map(({ name, days, spans }) => ({
              key: name.sv,
              name: textIn(name, locale),
              days: textIn(days, locale),
              spans,
            }))}
            locale={locale}
          />
          <FactsTable
            className="mt-10"
            caption={t('prices')}
            rows={[
              { label: t('breakfastBuffet'), value: formatMenuPrice(menuPrices.breakfastBuffet, locale) },
              { label: t('breakfastDeluxe'), value: formatMenuPrice(menuPrices.breakfastDeluxe, locale) },
              { label: t('lunch'), value: formatMenuPrice(menuPrices.lunch, locale) },
            ]}
          />
        </div>
      </div>
    </section>
  )
}
