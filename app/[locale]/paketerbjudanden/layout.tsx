import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { PackagePrice } from '@/components/sections/packages/package-price'
import { StayBar } from '@/components/sections/stay/stay-bar'
import { packagesFor } from '@/content/packages'
import { viewHref, viewsOf } from '@/lib/routes/views'

const PATH = '/paketerbjudanden'

export default async function PackagesLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  const packages = packagesFor(locale)
  const [lowest] = packages
    .flatMap(({ price }) => ('per' in price && price.per === 'night' ? [price] : []))
    .toSorted((one, other) => one.kronor - other.kronor)
  return (
    <>
      <SlideshowHero path={PATH} ridge="west" lead={t('lead')}>
        <a href="#packages" className="btn btn-secondary">
          {t('see')}
        </a>
        {lowest && <PackagePrice price={lowest} />}
      </SlideshowHero>
      <StayBar />
      <div id="packages" className="wrap pt-6 md:pt-14">
        <FilterNav
          label={t('categoryLabel')}
          options={[undefined, ...viewsOf(PATH)].map((value) => {
            const count = packages.filter((item) => !value || item.category === value).length
            const label = t(`categories.${value ?? 'all'}`)
            return { value, href: viewHref(PATH, value), label, count, announcement: t('count', { count }) }
          })}
        />
      </div>
      {children}
    </>
  )
}
