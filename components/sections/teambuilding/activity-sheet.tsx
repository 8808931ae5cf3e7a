import { getTranslations } from 'next-intl/server'
import { activityPrice, groupActivities, groupEntertainment, groupVenues } from '@/content/teambuilding'
import type { Locale } from '@/lib/i18n/locales'
import { SheetGroup } from './sheet-group'

/** Everything a group can do and every place it can have, with prices and capacities. */
export async function ActivitySheet({ locale }: { locale: Locale }) {
  const t = await getTranslations('teambuilding')
  const toRows = (activities: typeof groupActivities) =>
    activities.map((activity) => ({
      key: activity.key,
      title: activity.title[locale],
      text: activity.description[locale],
      figure: activityPrice(activity, locale),
      note: t('perPerson'),
    }))
  return (
    <>
      <SheetGroup title={t('groups.activities')} rows={toRows(groupActivities)} />
      <SheetGroup title={t('groups.entertainment')} rows={toRows(groupEntertainment)} />
      <SheetGroup
        title={t('groups.places')}
        rows={groupVenues.map(({ key, title, description, capacity }) => ({
          key,
          title: title[locale],
          text: description[locale],
          figure: t('upTo', { count: capacity }),
        }))}
      />
    </>
  )
}
