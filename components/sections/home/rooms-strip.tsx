import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { RoomPrice } from '@/components/sections/rooms/room-price'
import { roomOffers } from '@/content/rooms'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

/** The rooms with size and price, beside a picture in wide windows, otherwise each part on the line of its neighbours'. */
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
      <div className="cols mt-6 md:mt-9">
        <EdgePicture name="room-deluxe" alt="" sizes="62vw" className="max-lg:hidden lg:col-span-7 lg:mr-0" />
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-gutter gap-y-5 md:grid-cols-2 md:gap-y-7 lg:col-span-5 lg:block lg:border-b lg:hairline">
          {roomOffers.map((room) => (
            <li
              key={room.id}
              className="group relative row-span-3 grid grid-rows-subgrid gap-y-0 lg:grid-cols-[11rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-5 lg:border-t lg:hairline lg:py-5"
            >
              <div className="aspect-landscape overflow-hidden lg:row-span-2">
                <ContentPicture name={room.pictures[0]} alt="" sizes="(width >= 64rem) 16rem, 60vw" />
              </div>
              <div className="mt-4 lg:mt-0 lg:flex lg:items-baseline lg:justify-between lg:gap-x-4">
                <h3 className="text-h4 xl:text-h3">
                  <Link
                    href={`/boende#${room.id}`}
                    className="decoration-copper decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                  >
                    {textIn(room.title, locale)}
                  </Link>
                </h3>
                <p className="mt-1 flex-none text-small quiet lg:mt-0">
                  {rooms('squareMetres', { size: room.sizeSqm })}
                </p>
              </div>
              <RoomPrice room={room} className="mt-2" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
