import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/link'

/** What a season without activities shows (content-pages.md, section 8). */
export async function NoActivities() {
  const t = await getTranslations('activities')
  return (
    <div className="mt-block">
      <p className="text-lead">{t('empty')}</p>
      <Link href="/upplevelser" className="mt-4 action-link">
        {t('showAll')}
      </Link>
    </div>
  )
}
