import { getTranslations } from 'next-intl/server'
import { FilterChoice } from '@/components/sections/filter/filter-choice'
import { activities, seasons, seasonsOf } from '@/content/activities'
import { natureCopy } from '@/content/nature'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { viewHref } from '@/lib/routes/views'

/** The seasons lead to their activities. */
export async function ActivitiesTeaser({ locale }: { locale: Locale }) {
  const [t, list] = await Promise.all([getTranslations('nature'), getTranslations('activities')])
  const { heading, text } = textIn(natureCopy, locale).activities
  return (
    <section className="py-section">
      <div className="cols wrap items-end gap-y-6">
        <h2 className="text-h2 md:col-span-3 lg:col-span-7">{heading}</h2>
        <p className="max-w-measure md:col-span-5">{text}</p>
      </div>
      <div className="wrap mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-8">
        <ul className="no-print flex flex-wrap gap-x-[clamp(1.625rem,3.4vw,3.25rem)] max-md:w-full max-md:gap-y-4 max-md:*:basis-[calc(50%-1rem)]">
          {seasons.map((season) => (
            <li key={season}>
              <FilterChoice
                href={viewHref('/upplevelser', season)}
                label={list(`season.${season}`)}
                count={activities.filter((activity) => seasonsOf(activity).includes(season)).length}
                size="heading"
              />
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
