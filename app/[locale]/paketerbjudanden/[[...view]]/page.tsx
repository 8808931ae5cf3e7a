import { getTranslations } from 'next-intl/server'
import { FilterList } from '@/components/sections/filter/filter-list'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { FilterProvider } from '@/components/sections/filter/filter-provider'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { HashTarget } from '@/components/sections/packages/hash-target'
import { PackageCard } from '@/components/sections/packages/package-card'
import { PackageWeek } from '@/components/sections/packages/package-week'
import { metadataOf } from '@/components/seo/page-metadata'
import { packagesFor, pastPackages } from '@/content/packages'
import { readLocale } from '@/lib/i18n/page-params'
import { findViews, readView, viewParams, viewsOf, type ViewPageProps } from '@/lib/routes/views'

const PATH = '/paketerbjudanden'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

/** Packages, all or one category. Those that are over are named below, under the ids of their cards. */
export default async function PackagesPage({ params }: ViewPageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('packages')
  const view = await readView(PATH, params)
  const packages = packagesFor(locale)
  const past = pastPackages(locale)
  return (
    <FilterProvider path={PATH} views={findViews(PATH)} initial={view}>
      <SlideshowHero path={PATH} locale={locale} ridge="west" crumb={t('crumb')} lead={t('lead')} />
      <section className="wrap pt-14 pb-section">
        <HashTarget unknown={t('unknown')} />
        <FilterNav
          label={t('categoryLabel')}
          options={[undefined, ...viewsOf(PATH)].map((value) => {
            const count = packages.filter((item) => !value || item.categories.includes(value)).length
            const label = t(`categories.${value ?? 'all'}`)
            return { value, label, count, announcement: t('count', { count }) }
          })}
        />
        <p className="mt-6 max-w-lead text-ui quiet">{t('prices')}</p>
        <FilterList
          className="mt-8 grid gap-x-gutter gap-y-[clamp(2.75rem,2rem+3vw,4.5rem)] md:grid-cols-12 md:*:last:odd:col-span-full md:*:nth-[4n]:col-[7/span_6] md:*:nth-[4n+1]:col-[1/span_6] md:*:nth-[4n+2]:col-[8/span_5] md:*:nth-[4n+3]:col-[1/span_5] print:gap-y-[7mm]"
          items={packages.map((item) => ({
            key: String(item.id),
            tags: item.categories,
            content: <PackageCard item={item} locale={locale} />,
          }))}
        />
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
      </section>
      {view === undefined && <PackageWeek locale={locale} />}
    </FilterProvider>
  )
}
