import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import type { RoomOffer } from '@/content/rooms'
import type { Locale } from '@/lib/i18n/locales'
import { RoomBooking } from './room-booking'
import { RoomPictures } from './room-pictures'

interface RoomRowProps {
  room: RoomOffer
  /** Picture on the right. */
  reverse: boolean
  locale: Locale
}

export async function RoomRow({ room, reverse, locale }: RoomRowProps) {
  const t = await getTranslations('rooms')
  const headingId = `${room.id}-heading`
  return (
    <article id={room.id} aria-labelledby={headingId} className="cols items-end gap-y-5">
      <div
        className={clsx(
          'max-md:bleed-both max-md:aspect-wide md:col-span-4 md:row-start-1 md:aspect-auto md:h-full md:min-h-120 lg:col-span-7 lg:h-160',
          reverse ? 'md:col-start-5 md:bleed-right lg:col-start-6' : 'md:bleed-left',
        )}
      >
        <RoomPictures room={room} locale={locale} />
      </div>
      <div
        className={clsx(
          'md:col-span-4 md:row-start-1 lg:col-span-5',
          reverse ? 'md:col-start-1 md:pr-3 lg:pr-6' : 'md:pl-3 lg:pl-6',
        )}
      >
        <h2 id={headingId} className="text-h2">
          {room.title}
        </h2>
        <p className="mt-3 md:mt-4">{room.description}</p>
        <FactsTable
          className="mt-4 md:mt-5.5 max-md:[&_:is(th,td)]:py-1 [&_th]:whitespace-nowrap"
          caption={room.title}
          rows={[
            { label: t('size'), value: t('squareMetres', { size: room.sizeSqm }) },
            { label: t('capacity'), value: t('guests', { count: room.maxGuests }) },
            { label: t('beds'), value: room.beds },
            { label: t('specialty'), value: room.specialty },
          ]}
        />
        <h3 className="sr-only">{t('features')}</h3>
        <ul className="mt-3 text-small quiet">
          {room.features.map((feature) => (
            <li key={feature} className="ring-item">
              {feature}
            </li>
          ))}
        </ul>
        <RoomBooking {...room} />
      </div>
    </article>
  )
}
