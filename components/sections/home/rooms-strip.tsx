import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { RoomPrice } from '@/components/sections/rooms/room-price'
import { roomOffers } from '@/content/rooms'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

/** The rooms with size and price, each part on the line of its neighbours'. */
export async function RoomsStrip() {
  const locale = await getLocale()
  const [t, rooms] = [await getTranslations('home'), await getTranslations('rooms')]
  return (
    <div className="mb-group md:mb-section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 className="text-h2">{t('rooms')}</h2>
        <Link href="/boende" className="action-link">
          {t('allRooms')}
          <ArrowRight />
        </Link>
      </div>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-gutter gap-y-5 md:grid-cols-2 md:gap-y-7 lg:grid-cols-4">
        {roomOffers.map((room) => (
          <li key={room.id} className="group relative row-span-3 grid grid-rows-subgrid gap-y-0">
            <div className="aspect-landscape overflow-hidden lg:aspect-4/3">
              <ContentPicture name={room.pictures[0]} alt="" sizes="(width >= 64rem) 40vw, 60vw" />
            </div>
            <div className="mt-4">
              <h3 className="text-h4 xl:text-h3">
                <Link
                  href={`/boende#${room.id}`}
                  className="decoration-copper decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {textIn(room.title, locale)}
                </Link>
              </h3>
              <p className="mt-1 text-small quiet">{rooms('squareMetres', { size: room.sizeSqm })}</p>
            </div>
            <RoomPrice room={room} className="mt-2" />
          </li>
        ))}
      </ul>
    </div>
  )
}
