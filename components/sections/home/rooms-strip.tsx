import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { RoomPrice } from '@/components/sections/rooms/room-price'
import { roomOffers } from '@/content/rooms'
import { formatCount } from '@/lib/i18n/count'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

/** The rooms with size and price: in wide windows rows beside the last one, otherwise each part on the line of its neighbours'. */
export async function RoomsStrip() {
  const locale = await getLocale()
  const [t, rooms] = [await getTranslations('home'), await getTranslations('rooms')]
  return (
    <div className="mb-group md:mb-section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 className="text-h2">
          {t('rooms', { count: formatCount(roomOffers.length, locale, { startsSentence: true }) })}
        </h2>
        <Link href="/boende" className="action-link">
          {t('allRooms')}
          <ArrowRight />
        </Link>
      </div>
      <ul
        style={{ '--rows': roomOffers.length } as CSSProperties}
        className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-gutter gap-y-5 md:mt-9 md:grid-cols-2 md:gap-y-7 lg:grid-cols-12 lg:gap-y-0"
      >
        {roomOffers.map((room, index) => {
          const isLarge = index === roomOffers.length - 1
          return (
            <li
              key={room.id}
              className={clsx(
                'group relative row-span-3 grid grid-rows-subgrid gap-y-0 lg:gap-x-5',
                isLarge
                  ? 'lg:col-[6/-1] lg:row-[1/var(--rows)] lg:grid-cols-[1fr_auto] lg:grid-rows-[1fr_auto]'
                  : 'lg:col-[1/6] lg:row-span-1 lg:grid-cols-[11rem_1fr] lg:grid-rows-[auto_1fr] lg:border-t lg:hairline lg:py-5 lg:nth-last-2:border-b',
              )}
            >
              <div
                className={clsx(
                  'relative aspect-landscape overflow-hidden',
                  isLarge ? 'lg:col-span-full lg:-mr-(--bleed) lg:aspect-auto' : 'lg:row-span-2',
                )}
              >
                <ContentPicture
                  name={room.pictures[0]}
                  alt=""
                  sizes={`(width >= 64rem) ${isLarge ? '62vw' : '16rem'}, 60vw`}
                  className="absolute inset-0"
                />
              </div>
              <div
                className={clsx(
                  'mt-4 lg:flex lg:items-baseline lg:gap-x-4',
                  !isLarge && 'lg:mt-0 lg:justify-between',
                )}
              >
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
              <RoomPrice room={room} className={clsx('mt-2', isLarge && 'lg:mt-4 lg:text-right')} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
