import { FilterList } from '@/components/sections/filter/filter-list'
import { packagesFor } from '@/content/packages'
import type { Locale } from '@/lib/i18n/locales'
import { HashTarget } from './hash-target'
import { PackageCard } from './package-card'

export function PackageGrid({ locale }: { locale: Locale }) {
  return (
    <section className="py-section">
      <div className="wrap">
        <FilterList
          className="package-grid"
          items={packagesFor(locale).map((item) => ({
            key: item.anchor,
            tags: [item.category],
            content: <PackageCard item={item} locale={locale} />,
          }))}
        />
        <HashTarget />
      </div>
    </section>
  )
}
