import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/sections/page/carousel'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { FactsTable } from '@/components/ui/facts-table'
import type { Room } from '@/content/rooms'
import { textIn } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { RoomLink, RoomPrice } from './room-price'

export async function RoomRow({ room, reverse }: { room: Room; reverse: boolean }) {
  const locale = await getLocale()
  const t = await getTranslations('rooms')
  const title = textIn(room.title, locale)
  const headingId = `${room.id}-heading`
  return (
    <article id={room.id} aria-labelledby={headingId} className="cols items-center gap-y-4">
      <div
        className={clsx(
          'max-md:-mx-(--bleed) max-md:aspect-wide md:col-span-4 md:row-start-1 md:max-xl:min-h-[44vw] md:max-xl:self-stretch lg:col-span-7 xl:aspect-4/3',
          reverse ? 'md:col-start-5 md:-mr-(--bleed) lg:col-start-6' : 'md:-ml-(--bleed)',
        )}
      >
        <Carousel
          label={t('pictures', { room: removeSoftHyphens(title) })}
          slides={room.pictures.map((name) => ({
            key: name,
            content: (
              <ContentPicture name={name} sizes="(width >= 64rem) 58vw, (width >= 48rem) 50vw, 100vw" />
            ),
          }))}
        />
      </div>
      <div
        className={clsx(
          'md:col-span-4 md:row-start-1 lg:col-span-5',
          reverse ? 'md:col-start-1 md:pr-3 lg:pr-6' : 'md:pl-3 lg:pl-6',
        )}
      >
        <h2 id={headingId} className="text-h2">
          {title}
        </h2>
        <p className="mt-3 md:mt-5">{textIn(room.description, locale)}</p>
        <FactsTable
          className="mt-4 max-md:[&_:is(th,td)]:py-0.5 [&_th]:whitespace-nowrap"
          caption={title}
          rows={[
            {
              label: t('size'),
              value: `${t('squareMetres', { size: room.sizeSqm })}, ${t('guests', { count: room.maxGuests })}`,
            },
            { label: t('specialty'), value: textIn(room.specialty, locale) },
          ]}
        />
        <ul className="mt-2 grid gap-y-1 text-small quiet">
          {room.features.map((feature) => (
            <li key={feature.sv}>{textIn(feature, locale)}</li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-end justify-between gap-4.5 md:mt-6">
          <RoomPrice room={room} className="min-w-0 flex-1" />
          <RoomLink room={room} className="btn btn-caps btn-primary" />
        </div>
      </div>
    </article>
  )
}
