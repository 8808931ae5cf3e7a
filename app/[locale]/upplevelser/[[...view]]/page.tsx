import { getTranslations } from 'next-intl/server'
import { ActivityCard } from '@/components/sections/activities/activity-card'
import { NothingFound, View } from '@/components/sections/filter/view'
import { FoldedList } from '@/components/sections/page/folded-list'
import { metadataOf } from '@/components/seo/page-metadata'
import { activities } from '@/content/activities'
import { seasonOn } from '@/content/heroes'
import { readView, type ViewPageProps, viewParams } from '@/lib/routes/views'

const PATH = '/upplevelser'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

function inSeasonFirst() {
  const { name } = seasonOn()
  return [true, false].flatMap((isNow) =>
    activities.filter((activity) => activity.seasons.includes(name) === isNow),
  )
}

export default async function ActivitiesPage({ params }: ViewPageProps) {
  const t = await getTranslations('activities')
  const season = await readView(PATH, params)
  const shown = inSeasonFirst().filter((activity) => !season || activity.seasons.includes(season))
  return (
    <View>
      {shown.length === 0 ? (
        <NothingFound text={t('empty')} showAll={t('showAll')} href={PATH} />
      ) : (
        <FoldedList label={t('showAllOf', { count: shown.length })} count={shown.length}>
          <ul className="grid gap-x-gutter *:nth-[4n+3]:mt-7 md:grid-cols-12 md:*:col-span-full md:*:nth-[4n+1]:col-span-7 md:*:nth-[4n+2]:col-span-5 md:*:nth-[4n+3]:mt-10">
            {shown.map((activity) => (
              <li key={activity.id}>
                <ActivityCard activity={activity} />
              </li>
            ))}
          </ul>
        </FoldedList>
      )}
    </View>
  )
}
