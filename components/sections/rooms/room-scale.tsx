import { getMessages, getTranslations } from 'next-intl/server'
import { HotelScale } from '@/components/sections/scale/hotel-scale'
import { hotel } from '@/content/facts'
import { roomOffers, roomsCopy } from '@/content/rooms'
import type { Locale } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'

/** The rooms by their area, and how many of them a group needs. */
export async function RoomScale({ locale }: { locale: Locale }) {
  const t = await getTranslations('rooms')
  const { scale } = await getMessages()
  const { rooms } = scale
  const { heading, text } = roomsCopy[locale].scale
  const smallest = Math.min(...roomOffers[locale].map(({ sizeSqm }) => sizeSqm))
  return (
    <section className="wrap pb-group md:pb-section">
      <div className="cols mb-group gap-y-4">
        <h2 className="text-h2 lg:col-span-5">{heading}</h2>
        <p className="max-w-measure lg:col-span-6 lg:col-start-7">{text}</p>
      </div>
      <HotelScale
        places={roomOffers[locale].map(({ id, title, sizeSqm, maxGuests }) => ({
          id,
          title,
          name: removeSoftHyphens(title).toLocaleLowerCase(locale),
          area: sizeSqm,
          innerArea: sizeSqm > smallest ? smallest : undefined,
          capacity: maxGuests,
          facts: [t('squareMetres', { size: sizeSqm }), t('guests', { count: maxGuests })],
        }))}
        kind={{
          ...rooms,
          columns: [rooms.room, rooms.area, rooms.holds],
          fitsNever: rooms.fitsNever.replace('{rooms}', String(hotel.roomCount)),
        }}
        words={scale}
        available={hotel.roomCount}
      />
    </section>
  )
}
