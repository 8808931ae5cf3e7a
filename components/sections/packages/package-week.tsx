import { getTranslations } from 'next-intl/server'
import { packagesFor, type HotelPackage } from '@/content/packages'
import { formatList, formatRange, formatWeekday } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { PackagePrice } from './package-price'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

type BoundPackage = HotelPackage & Required<Pick<HotelPackage, 'weekdays'>>

/** The week, and on which of its days a package can be had. Each row leads to its package. */
export async function PackageWeek({ locale }: { locale: Locale }) {
  const t = await getTranslations('packages.week')
  const packages = packagesFor(locale)
  const bound = packages
    .filter((item): item is BoundPackage => item.weekdays !== undefined)
    .sort((a, b) => firstDay(a) - firstDay(b))
  const free = packages.filter(({ weekdays }) => weekdays === undefined).map(({ title }) => title)
  return (
    <section aria-labelledby="week" className="py-section on-birch">
      <div className="cols wrap gap-y-8">
        <div className="lg:col-span-4">
          <h2 id="week" className="text-h2">
            {t('heading')}
          </h2>
          <p className="mt-4.5 max-w-measure">{t('text', { packages: formatList(free, locale) })}</p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <div aria-hidden="true" className="package-days pb-2 text-small quiet">
            {WEEKDAYS.map((weekday) => (
              <span key={weekday}>{formatWeekday(weekday, locale, 'short')}</span>
            ))}
          </div>
          <ul className="border-b hairline">
            {bound.map((item) => (
              <PackageRow key={item.anchor} item={item} locale={locale} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function PackageRow({
  item: { anchor, title, weekdays, ...item },
  locale,
}: {
  item: BoundPackage
  locale: Locale
}) {
  const day = (weekday: number) => formatWeekday(weekday, locale)
  const spans = weekdays.map(({ from, to }) => (from === to ? day(from) : formatRange(day(from), day(to))))
  return (
    <li className="keep border-t hairline pt-1 pb-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          href={`/paketerbjudanden#${anchor}`}
          className="inline-flex min-h-11 items-center font-sans text-button font-semibold underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-copper"
        >
          {title}
        </Link>
        <span className="text-small">{formatList(spans, locale, 'disjunction')}</span>
      </div>
      <div aria-hidden="true" className="package-days">
        {weekdays.map(({ from, to }) => (
          <i key={from} className="season-bar h-2 bg-copper" style={{ gridColumn: `${from} / ${to + 1}` }} />
        ))}
      </div>
      <p className="mt-2 text-small quiet">
        <PackagePrice {...item} />
      </p>
    </li>
  )
}

function firstDay({ weekdays }: BoundPackage): number {
  return weekdays[0]?.from ?? 0
}
