import { getTranslations } from 'next-intl/server'
import { FilterProvider } from '@/components/sections/filter/filter-provider'
import { PackageGrid } from '@/components/sections/packages/package-grid'
import { PackageWeek } from '@/components/sections/packages/package-week'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { JsonLd } from '@/components/ui/json-ld'
import { packagesFor } from '@/content/packages'
import { readLocale } from '@/lib/i18n/page-params'
import { findViews, readView, viewParams, type ViewPageProps } from '@/lib/routes/views'
import { metadataOf } from '@/components/seo/page-metadata'
import { describeHotelInShort } from '@/components/seo/structured-data/hotel'
import { describePackages } from '@/components/seo/structured-data/packages'

const PATH = '/paketerbjudanden'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

/** Packages, all or one category. */
export default async function PackagesPage({ params }: ViewPageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('packages')
  const view = await readView(PATH, params)
  return (
    <FilterProvider path={PATH} views={findViews(PATH)} initial={view}>
      <JsonLd things={[describeHotelInShort(locale), ...describePackages(packagesFor(locale), locale)]} />
      <SlideshowHero path={PATH} locale={locale} ridge="west" crumb={t('crumb')} lead={t('lead')} />
      <PackageGrid locale={locale} />
      {view === undefined && <PackageWeek locale={locale} />}
    </FilterProvider>
  )
}
