import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { plannerTexts } from '@/content/conference-planner'
import { conference, hotel } from '@/content/facts'
import { placesFor } from '@/components/forms/planner/plan'
import { formatCount } from '@/lib/i18n/count'
import { formatRange } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

/** What holds the group: the conference rooms, then the other places. */
export async function PlanPlaces({ guests, locale }: { guests: number | undefined; locale: Locale }) {
  const t = await getTranslations('conferencePlanner')
  const { from, to } = conference.meetingRooms
  return (
    <>
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{t('places')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('capacity')}</th>
            {guests !== undefined && <th scope="col">{plannerTexts[locale].people(guests)}</th>}
          </tr>
        </thead>
        <tbody>
          {placesFor(guests).map(({ venue, capacity, holdsAll }) => (
            <tr
              key={venue === 'meetingRoom' ? venue : venue.key}
              className={clsx(holdsAll === false && 'quiet')}
            >
              <th scope="row" className="border-y hairline py-2.5 pr-4 text-left font-normal">
                {venue === 'meetingRoom'
                  ? t('meetingRooms', {
                      count: formatCount(hotel.conferenceRoomCount, locale, { startsSentence: true }),
                    })
                  : venue.title[locale]}
              </th>
              <td
                className={clsx(
                  'num border-y hairline py-2.5 text-right quiet',
                  holdsAll !== undefined && 'pr-4',
                )}
              >
                {venue === 'meetingRoom' ? formatRange(from, to) : t('upTo', { count: capacity })}
              </td>
              {holdsAll !== undefined && (
                <td className={clsx('border-y hairline py-2.5 text-right', holdsAll && 'font-semibold')}>
                  {holdsAll ? t('holdsAll') : t('tooSmall')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-small quiet">{plannerTexts[locale].seating}</p>
    </>
  )
}
