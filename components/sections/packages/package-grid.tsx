import { getTranslations } from 'next-intl/server'
import { FilterList } from '@/components/sections/filter/filter-list'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { packagesFor, pastPackages } from '@/content/packages'
import type { Locale } from '@/lib/i18n/locales'
import { viewsOf } from '@/lib/routes/views'
import { HashTarget } from './hash-target'
import { PackageCard } from './package-card'

/** The packages with their filter. Those that are over are named below, under the ids of their cards. */
export async function PackageGrid({ locale }: { locale: Locale }) {
  const t = await getTranslations('packages')
  const packages = packagesFor(locale)
  const past = pastPackages(locale)
  return (
    <section className="pt-14 pb-section">
      <div className="wrap">
        <HashTarget unknown={t('unknown')} />
        <FilterNav
          label={t('categoryLabel')}
          options={[undefined, ...viewsOf('/paketerbjudanden')].map((value) => {
            const count = packages.filter((item) => !value || item.categories.includes(value)).length
            return {
              value,
              label: t(`categories.${value ?? 'all'}`),
              count,
              announcement: t('count', { count }),
            }
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
      </div>
    </section>
  )
}
