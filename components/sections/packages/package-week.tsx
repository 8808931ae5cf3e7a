import { getTranslations } from 'next-intl/server'
import { LinkedText } from '@/components/ui/linked-text'
import { anchorsOf, packageComparison, packagesFor } from '@/content/packages'
import { formatList, formatRange, formatWeekday } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { PackagePrice } from './package-price'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const SEVEN_DAYS = 'grid grid-cols-7 gap-1'

/** The week, and on which of its days a package can be had. Each row leads to its package. */
export async function PackageWeek({ locale }: { locale: Locale }) {
  const t = await getTranslations('packages.week')
  const packages = packagesFor(locale)
  const bound = packages
    .flatMap((item) => (item.weekdays ? [{ ...item, weekdays: item.weekdays }] : []))
    .sort((a, b) => (a.weekdays[0]?.from ?? 0) - (b.weekdays[0]?.from ?? 0))
  const free = packages
    .filter(({ weekdays, isByInquiry }) => !weekdays && !isByInquiry)
    .map(({ title }) => textIn(title, locale))
  const day = (weekday: number) => formatWeekday(weekday, locale)
  return (
    <section aria-labelledby="week" className="py-section on-birch">
      <div className="cols wrap gap-y-8">
        <div className="lg:col-span-4">
          <h2 id="week" className="text-h2">
            {t('heading')}
          </h2>
          <p className="mt-4.5 max-w-measure">{t('text', { packages: formatList(free, locale) })}</p>
          <p className="mt-3 max-w-measure">
            <LinkedText text={packageComparison(locale)} />
          </p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <div aria-hidden="true" className={`${SEVEN_DAYS} pb-2 text-center text-small quiet`}>
            {WEEKDAYS.map((weekday) => (
              <span key={weekday}>{formatWeekday(weekday, locale, 'short')}</span>
            ))}
          </div>
          <ul className="border-b hairline">
            {bound.map((item) => (
              <li key={item.id} className="keep border-t hairline pt-1 pb-3.5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <Link
                    href={`/paketerbjudanden#${anchorsOf(item, locale)[0]}`}
                    className="inline-flex min-h-11 items-center font-sans text-button font-semibold underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-copper"
                  >
                    {textIn(item.title, locale)}
                  </Link>
                  <span className="text-small">
                    {formatList(
                      item.weekdays.map(({ from, to }) =>
                        from === to ? day(from) : formatRange(day(from), day(to)),
                      ),
                      locale,
                      'disjunction',
                    )}
                  </span>
                </div>
                <div aria-hidden="true" className={`${SEVEN_DAYS} mt-3`}>
                  {item.weekdays.map(({ from, to }) => (
                    <i
                      key={from}
                      className="season-bar h-2 bg-copper"
                      style={{ gridColumn: `${from} / ${to + 1}` }}
                    />
                  ))}
                </div>
                <p className="mt-2 text-small quiet">
                  <PackagePrice price={item.price} locale={locale} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
