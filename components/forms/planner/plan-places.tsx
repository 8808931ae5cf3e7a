import clsx from 'clsx'
import { FactsTable } from '@/components/ui/facts-table'
import { conference, hotel } from '@/content/facts'
import { groupPlaces } from '@/content/group-places'
import { formatCount } from '@/lib/i18n/count'
import { formatRange } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'
import type { PlanProps } from './plan-messages'

/** What holds the group: the conference rooms, then the other places, the largest first. */
export function PlanPlaces({ plan: { guests }, messages: { t, locale } }: PlanProps) {
  const { from, to } = conference.meetingRooms
  const count = formatCount(hotel.conferenceRoomCount, locale, { startsSentence: true })
  const places = [
    ...groupPlaces.map(({ name, capacity }) => ({
      name: textIn(name, locale),
      size: t('upTo', { count: capacity }),
      capacity,
    })),
    { name: t('meetingRooms', { count }), size: formatRange(from, to), capacity: to },
  ].reverse()
  return (
    <FactsTable
      rows={places.map(({ name, size, capacity }) => ({
        label: name,
        value:
          guests === undefined ? (
            size
          ) : (
            <>
              <span className="mr-3 font-normal whitespace-nowrap quiet">{size}</span>{' '}
              <span className={clsx('whitespace-nowrap', guests > capacity && 'font-normal quiet')}>
                {t(guests > capacity ? 'tooSmall' : 'holdsAll')}
              </span>
            </>
          ),
      }))}
    />
  )
}
