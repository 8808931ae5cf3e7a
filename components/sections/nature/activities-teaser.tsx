import { getTranslations } from 'next-intl/server'
import { activities, seasons, seasonsOf } from '@/content/activities'
import { natureCopy } from '@/content/nature'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { viewHref } from '@/lib/routes/views'

/** The seasons lead to their activities. */
export async function ActivitiesTeaser({ locale }: { locale: Locale }) {
  const [t, list] = await Promise.all([getTranslations('nature'), getTranslations('activities')])
  const { heading, text } = natureCopy[locale].activities
  return (
    <section className="py-section">
      <div className="cols wrap items-end gap-y-6">
        <h2 className="text-h2 md:col-span-3 lg:col-span-7">{heading}</h2>
        <p className="max-w-measure md:col-span-5">{text}</p>
      </div>
      <div className="wrap mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-8">
        <ul className="no-print filter-row-heading flex flex-wrap max-md:w-full max-md:gap-y-4 max-md:*:basis-[calc(50%-1rem)]">
          {seasons.map((season) => (
            <li key={season}>
              <Link href={viewHref('/upplevelser', season)} className="filter-choice after:bg-copper">
                {list(`season.${season}`)}
                <span className="filter-count">
                  {activities.filter((activity) => seasonsOf(activity).includes(season)).length}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Link href="/upplevelser" className="btn btn-primary">
          {t('toActivities')}
        </Link>
      </div>
    </section>
  )
}
