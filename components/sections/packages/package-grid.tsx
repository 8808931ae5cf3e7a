import { getTranslations } from 'next-intl/server'
import { FilterList } from '@/components/sections/filter/filter-list'
import { packagesFor, pastPackages } from '@/content/packages'
import type { Locale } from '@/lib/i18n/locales'
import { HashTarget } from './hash-target'
import { PackageCard } from './package-card'
import { PackageFilter } from './package-filter'

export async function PackageGrid({ locale }: { locale: Locale }) {
  const t = await getTranslations('packages')
  return (
    <section className="pt-14 pb-section">
      <div className="wrap">
        <HashTarget unknown={t('unknown')} />
        <PackageFilter locale={locale} />
        <FilterList
          className="package-grid mt-10"
          items={packagesFor(locale).map((item) => ({
            key: item.anchor,
            tags: [item.category],
            content: <PackageCard item={item} locale={locale} />,
          }))}
        />
        <PastPackages locale={locale} />
      </div>
    </section>
  )
}

/** Packages that are over, under the anchors of their cards. */
function PastPackages({ locale }: { locale: Locale }) {
  const past = pastPackages(locale)
  if (past.length === 0) return null
  return (
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
  )
}
