import { getTranslations } from 'next-intl/server'
import { FilterList } from '@/components/sections/filter/filter-list'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { FilterProvider } from '@/components/sections/filter/filter-provider'
import { NothingFound } from '@/components/sections/filter/nothing-found'
import { activities, activitiesCopy, seasons, seasonsOf, type Season } from '@/content/activities'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { ActivityCard } from './activity-card'

interface ActivityListProps {
  locale: Locale
  /** Undefined shows all. */
  season: Season | undefined
}

export async function ActivityList({ locale, season }: ActivityListProps) {
  const t = await getTranslations('activities')
  return (
    <section className="overflow-x-clip py-section">
      <div className="wrap">
        <h2 className="sr-only">{t('heading')}</h2>
        <FilterProvider path="/upplevelser" initial={season}>
          <FilterNav
            label={t('filterLabel')}
            size="heading"
            options={[undefined, ...seasons].map((value) => {
              const count = activities.filter((item) => !value || seasonsOf(item).includes(value)).length
              return {
                value,
                label: value ? t(`season.${value}`) : t('all'),
                count,
                announcement: t('shown', { count }),
              }
            })}
          />
          <p className="mt-4 max-w-measure">{textIn(activitiesCopy.note, locale)}</p>
          <FilterList
            className="grid gap-x-gutter *:nth-[4n+3]:mt-10 md:grid-cols-12 md:*:col-span-full md:*:nth-[4n+1]:col-span-7 md:*:nth-[4n+2]:col-span-5"
            items={activities.map((activity) => ({
              key: activity.id,
              tags: activity.categories,
              content: <ActivityCard activity={activity} locale={locale} />,
            }))}
            empty={<NothingFound text={t('empty')} showAll={t('showAll')} />}
          />
        </FilterProvider>
      </div>
    </section>
  )
}
