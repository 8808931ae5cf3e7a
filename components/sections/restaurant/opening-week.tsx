import { getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import { menuPrices } from '@/content/facts'
import { restaurantCopy, weekRows } from '@/content/restaurant'
import { formatMenuPrice, formatWeekday } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export async function OpeningWeek({ locale }: { locale: Locale }) {
  const [t, events] = [await getTranslations('restaurant'), await getTranslations('events')]
  const { heading, breakfastNote } = textIn(restaurantCopy, locale).week
  return (
    <section className="py-section on-birch">
      <div className="cols wrap gap-y-10">
        <div className="lg:col-span-5 xl:col-span-4">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-5 max-w-measure">{breakfastNote}</p>
          <Link href={inquiryHref({ about: 'table' })} className="mt-7 btn btn-dark">
            {t('bookTable')}
          </Link>
          <p className="mt-3 text-ui quiet">{events('asks')}</p>
        </div>
        <div className="lg:col-span-7 xl:col-start-6">
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

/** Bars over seven days; the text beside each bar gives days and hours. */
function WeekChart({ locale, label }: { locale: Locale; label: string }) {
  return (
    <div>
      <div aria-hidden="true" className="grid grid-cols-7 gap-1 text-small text-fir-700">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <span key={day} className="pb-2">
            {formatWeekday(day, locale, 'short')}
          </span>
        ))}
      </div>
      <ul aria-label={label} className="border-b hairline">
        {weekRows.map(({ id, label: meal, text, spans }) => (
          <li key={id} className="border-t hairline pt-3 pb-3.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-sans text-button font-semibold">{textIn(meal, locale)}</span>{' '}
              <span className="text-small">{textIn(text, locale)}</span>
            </p>
            <div aria-hidden="true" className="mt-2.5 grid grid-cols-7 gap-1">
              {spans.map(({ from, to }) => (
                <i
                  key={from}
                  className={id === 'breakfast' ? 'h-2 bg-fir-800' : 'h-2 bg-copper'}
                  style={{ gridColumn: `${from} / ${to + 1}` }}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
