import { getLocale, getTranslations } from 'next-intl/server'
import { View } from '@/components/sections/filter/view'
import { HashTarget } from '@/components/sections/packages/hash-target'
import { PackageCard } from '@/components/sections/packages/package-card'
import { WeekChart } from '@/components/sections/page/week-chart'
import { metadataOf } from '@/components/seo/page-metadata'
import { LinkedText } from '@/components/ui/linked-text'
import { anchorsOf, packagesFor, pastPackages, retreatElsewhere } from '@/content/packages'
import { formatList, formatRange, formatWeekday } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { readView, type ViewPageProps, viewParams } from '@/lib/routes/views'

const PATH = '/paketerbjudanden'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

/** Packages, all or one category. Those that are over are named below, under the ids of their cards. */
export default async function PackagesPage({ params }: ViewPageProps) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  const view = await readView(PATH, params)
  const packages = packagesFor(locale).filter(({ categories }) => !view || categories.includes(view))
  const past = pastPackages(locale)
  return (
    <View>
      <div className="wrap pt-8 pb-section">
        <HashTarget unknown={t('unknown')} />
        <ul className="grid gap-x-gutter gap-y-5 md:grid-cols-12 md:gap-y-next print:gap-y-[7mm] max-md:[&>li]:border-t max-md:[&>li]:hairline max-md:[&>li]:pt-5">
          {packages.map((item) => (
            <li
              key={item.id}
              className="md:last:odd:col-span-full md:nth-[4n]:col-[7/span_6] md:nth-[4n+1]:col-[1/span_6] md:nth-[4n+2]:col-[8/span_5] md:nth-[4n+3]:col-[1/span_5]"
            >
              <PackageCard item={item} />
            </li>
          ))}
        </ul>
        {past.length > 0 && (
          <ul className="mt-group max-w-measure text-ui text-fir-700">
            {past.map(({ anchors, text }) => (
              <li key={text} className="border-t hairline py-2.5">
                {anchors.map((id) => (
                  <span key={id} id={id} />
                ))}
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {view === undefined && <PackageWeek />}
    </View>
  )
}

async function PackageWeek() {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  const retreat = retreatElsewhere(locale)
  const day = (weekday: number) => formatWeekday(weekday, locale)
  return (
    <section aria-labelledby="week" className="py-next on-birch">
      <div className="cols wrap gap-y-8">
        <div className="lg:col-span-4">
          <h2 id="week" className="text-h2">
            {t('weekHeading')}
          </h2>
          <p className="mt-4.5 max-w-measure">{t('weekText')}</p>
          {retreat && (
            <p className="mt-3 max-w-measure">
              <LinkedText text={retreat} />
            </p>
          )}
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <WeekChart
            rows={packagesFor(locale)
              .map(({ weekdays: spans = [], ...item }) => ({
                key: item.id,
                name: (
                  <Link
                    href={`${PATH}#${anchorsOf(item, locale)[0]}`}
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
          />
        </div>
      </div>
    </section>
  )
}
