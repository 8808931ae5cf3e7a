import { getLocale, getTranslations } from 'next-intl/server'
import { View } from '@/components/sections/filter/view'
import { HashTarget } from '@/components/sections/packages/hash-target'
import { PackageCard } from '@/components/sections/packages/package-card'
import { NewTabLink } from '@/components/sections/page/new-tab-link'
import { WeekChart } from '@/components/sections/page/week-chart'
import { metadataOf } from '@/components/seo/page-metadata'
import { LinkedText } from '@/components/ui/linked-text'
import { anchorsOf, packagesFor, pastPackages, retreatElsewhere } from '@/content/packages'
import { bookingEngine } from '@/content/venue'
import { formatList, formatRange, formatWeekday } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { readView, type ViewPageProps, viewParams } from '@/lib/routes/views'

const PATH = '/paketerbjudanden'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

/** One as wide as the window, then two pairs. */
const columns = ['md:col-span-full', 'md:col-span-7', 'md:col-span-5', 'md:col-span-5', 'md:col-span-7']

/** Packages, all or one category. Those that are over are named below, under the ids of their cards. */
export default async function PackagesPage({ params }: ViewPageProps) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  const view = await readView(PATH, params)
  const packages = packagesFor(locale).filter(({ category }) => !view || category === view)
  const past = pastPackages(locale)
  return (
    <View>
      <div className="wrap pt-8 pb-section">
        <HashTarget unknown={t('unknown')} />
        <ul className="grid gap-x-gutter gap-y-5 *:min-w-0 md:grid-cols-12 md:gap-y-next print:gap-y-[7mm] max-md:[&>li]:pt-5 max-md:[&>li+li]:border-t max-md:[&>li+li]:hairline">
          {packages.map((item, index) => {
            const isAlone = index === packages.length - 1 && (index % columns.length) % 2 === 1
            const place = isAlone ? 0 : index % columns.length
            return (
              <li key={item.id} className={columns[place]}>
                <PackageCard item={item} size={place > 0 ? undefined : index === 0 ? 'lead' : 'wide'} />
              </li>
            )
          })}
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
  const home = await getTranslations('home')
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
          <NewTabLink href={bookingEngine.accommodation} className="mt-7 btn btn-caps btn-primary">
            {home('bookStay')}
          </NewTabLink>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <WeekChart
            rows={packagesFor(locale)
              .map(({ weekdays: spans = [], ...item }) => ({
                key: item.id,
                name: (
                  <Link
                    href={`${PATH}#${anchorsOf(item, locale)[0]}`}
                    className="inline-flex min-h-11 items-center hover:underline"
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
