import { getTranslations } from 'next-intl/server'
import { FilterList } from '@/components/sections/filter/filter-list'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { FilterProvider } from '@/components/sections/filter/filter-provider'
import { ShowAllLink } from '@/components/sections/filter/show-all-link'
import { activities, seasonsOf, type Season } from '@/content/activities'
import type { Locale } from '@/lib/i18n/locales'
import { ActivityCard } from './activity-card'

/** `undefined` shows all activities. */
const CHOICES = [undefined, 'spring', 'summer', 'fall', 'winter'] as const satisfies readonly (
  Season | undefined
)[]

interface ActivityListProps {
  locale: Locale
  /** Undefined shows all. */
  season: Season | undefined
}

export async function ActivityList({ locale, season }: ActivityListProps) {
  const t = await getTranslations('activities')
  const countOf = (choice: Season | undefined) =>
    choice === undefined
      ? activities.length
      : activities.filter((activity) => seasonsOf(activity).includes(choice)).length
  return (
    <section className="overflow-x-clip py-section">
      <div className="wrap">
        <h2 className="sr-only">{t('heading')}</h2>
        <FilterProvider path="/upplevelser" initial={season}>
          <FilterNav
            label={t('filterLabel')}
            tone="snow"
            size="heading"
            options={CHOICES.map((value) => ({
              value,
              label: value === undefined ? t('all') : t(`season.${value}`),
              count: countOf(value),
              announcement: t('shown', { count: countOf(value) }),
            }))}
          />
          <FilterList
            className="activity-list"
            items={activities.map((activity) => ({
              key: activity.id,
              tags: activity.categories,
              content: <ActivityCard activity={activity} locale={locale} />,
            }))}
            empty={<NoActivities />}
          />
        </FilterProvider>
      </div>
    </section>
  )
}

async function NoActivities() {
  const t = await getTranslations('activities')
  return (
    <div className="mt-group">
      <p className="text-lead">{t('empty')}</p>
      <p className="mt-4">
        <ShowAllLink>{t('showAll')}</ShowAllLink>
      </p>
    </div>
  )
}
