import { getTranslations } from 'next-intl/server'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { packagesFor } from '@/content/packages'
import type { Locale } from '@/lib/i18n/locales'

/** The category `experience` has no button. */
const categories = ['weekend', 'business', 'conference', 'relax', 'senior'] as const

export async function PackageFilter({ locale }: { locale: Locale }) {
  const t = await getTranslations('packages')
  const packages = packagesFor(locale)
  return (
    <FilterNav
      label={t('categoryLabel')}
      tone="snow"
      options={[
        {
          value: undefined,
          label: t('categories.all'),
          count: packages.length,
          announcement: t('count', { count: packages.length }),
        },
        ...categories.map((value) => {
          const count = packages.filter(({ category }) => category === value).length
          return { value, label: t(`categories.${value}`), count, announcement: t('count', { count }) }
        }),
      ]}
    />
  )
}
