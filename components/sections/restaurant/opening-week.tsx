import { getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import { menuPrices } from '@/content/facts'
import { restaurantCopy } from '@/content/restaurant'
import { formatMenuPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'
import { WeekChart } from './week-chart'

/** Which days, which hours, what it costs. */
export async function OpeningWeek({ locale }: { locale: Locale }) {
  const t = await getTranslations('restaurant')
  const { heading, breakfastNote } = restaurantCopy[locale].week
  return (
    <section className="py-section on-birch">
      <div className="cols wrap gap-y-10">
        <div className="lg:col-span-4">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-5 max-w-measure">{breakfastNote}</p>
          <Link href="/booking-inquiry" className="mt-7 btn btn-dark">
            {t('bookTable')}
          </Link>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <WeekChart locale={locale} label={t('weekChart')} />
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
