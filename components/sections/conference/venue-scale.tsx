import { getMessages, getTranslations } from 'next-intl/server'
import { HotelScale } from '@/components/sections/scale/hotel-scale'
import { conferenceTexts } from '@/content/conference'
import { conference } from '@/content/facts'
import { groupVenues } from '@/content/teambuilding'
import { formatRange } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

/** The venues and the largest meeting room by how many they hold. */
export async function VenueScale({ locale }: { locale: Locale }) {
  const t = await getTranslations('conference')
  const { scale } = await getMessages()
  const { venues } = scale
  const { text, rooms } = conferenceTexts[locale].scale
  const { from, to } = conference.meetingRooms
  return (
    <HotelScale
      places={[
        ...groupVenues.map(({ key, title, capacity }) => ({
          id: key,
          title: title[locale],
          name: title[locale].toLocaleLowerCase(locale),
          area: capacity,
          capacity,
          facts: [t('upTo', { count: capacity })],
        })),
        {
          ...rooms,
          id: 'meetingRooms',
          area: to,
          capacity: to,
          from,
          facts: [venues.people.replace('{count}', formatRange(from, to))],
        },
      ]}
      kind={{ ...venues, columns: [venues.venue, venues.holds] }}
      words={scale}
      forCompanies
    >
      <p className="mb-8 max-w-measure">{text}</p>
    </HotelScale>
  )
}
