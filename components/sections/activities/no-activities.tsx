import { getTranslations } from 'next-intl/server'
import { ShowAllLink } from '@/components/sections/filter/show-all-link'

/** What a season without activities shows (content-pages.md, section 8). */
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
