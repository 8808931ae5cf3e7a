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
      tone="fir"
      options={[
        {
          value: undefined,
          label: t('categories.all'),
          announcement: t('count', { count: packages.length }),
        },
        ...categories.map((value) => ({
          value,
          label: t(`categories.${value}`),
          announcement: t('count', { count: packages.filter(({ category }) => category === value).length }),
        })),
      ]}
    />
  )
}
