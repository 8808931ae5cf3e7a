import { getTranslations } from 'next-intl/server'
import { ShowAllLink } from '@/components/sections/filter/show-all-link'

/** Shown for a season without activities. */
export async function NoActivities() {
  const t = await getTranslations('activities')
  return (
    <div className="mt-block">
      <p className="text-lead">{t('empty')}</p>
      <p className="mt-4">
        <ShowAllLink>{t('showAll')}</ShowAllLink>
      </p>
    </div>
  )
}
