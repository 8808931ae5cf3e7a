import { getTranslations } from 'next-intl/server'
import { WeekChart } from '@/components/sections/page/week-chart'
import { LinkedText } from '@/components/ui/linked-text'
import { anchorsOf, packageComparison, packagesFor } from '@/content/packages'
import { formatList, formatRange, formatWeekday } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'

/** The week, and on which of its days a package can be had. Each row leads to its package. */
export async function PackageWeek({ locale }: { locale: Locale }) {
  const t = await getTranslations('packages')
  const day = (weekday: number) => formatWeekday(weekday, locale)
  return (
    <section aria-labelledby="week" className="py-section on-birch">
      <div className="cols wrap gap-y-8">
        <div className="lg:col-span-4">
          <h2 id="week" className="text-h2">
            {t('weekHeading')}
          </h2>
          <p className="mt-4.5 max-w-measure">{t('weekText')}</p>
          <p className="mt-3 max-w-measure">
            <LinkedText text={packageComparison(locale)} />
          </p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <WeekChart
            rows={packagesFor(locale)
              .map(({ weekdays: spans = [], ...item }) => ({
                key: item.id,
                name: (
                  <Link
                    href={`/paketerbjudanden#${anchorsOf(item, locale)[0]}`}
                    className="inline-flex min-h-11 items-center underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-copper"
                  >
                    {textIn(item.title, locale)}
                  </Link>
                ),
                days: formatList(
                  spans.map(({ from, to }) => (from === to ? day(from) : formatRange(day(from), day(to)))),
                  locale,
                  'disjunction',
                ),
                spans,
              }))
              .filter(({ spans }) => spans.length > 0)
              .sort((a, b) => (a.spans[0]?.from ?? 0) - (b.spans[0]?.from ?? 0))}
            locale={locale}
          />
        </div>
      </div>
    </section>
  )
}
