import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/ui/carousel/carousel'
import { ExternalLink } from '@/components/ui/external-link'
import { FactsTable } from '@/components/ui/facts-table'
import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import { findPicture } from '@/content/pictures'
import type { Room } from '@/content/rooms'
import { bookingEngine } from '@/content/venue'
import { formatPrice } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface RoomRowProps {
  room: Room
  /** Picture on the right. */
  reverse: boolean
  locale: Locale
}

export async function RoomRow({ room, reverse, locale }: RoomRowProps) {
  const t = await getTranslations('rooms')
  const title = textIn(room.title, locale)
  const headingId = `${room.id}-heading`
  return (
    <article id={room.id} aria-labelledby={headingId} className="cols items-end gap-y-5">
      <div
        className={clsx(
          'aspect-4/3 max-md:bleed-both md:col-span-4 md:row-start-1 md:self-start lg:col-span-7',
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
          {title}
        </h2>
        <p className="mt-3 md:mt-4">{textIn(room.description, locale)}</p>
        <FactsTable
          className="mt-4 md:mt-5.5 max-md:[&_:is(th,td)]:py-1 [&_th]:whitespace-nowrap"
          caption={title}
          rows={[
            { label: t('size'), value: t('squareMetres', { size: room.sizeSqm }) },
            { label: t('capacity'), value: t('guests', { count: room.maxGuests }) },
            ...(room.extraBeds ? [{ label: t('beds'), value: textIn(room.extraBeds, locale) }] : []),
            { label: t('specialty'), value: textIn(room.specialty, locale) },
          ]}
        />
        <h3 className="sr-only">{t('features')}</h3>
        <ul className="mt-3 grid gap-y-1 text-small quiet">
          {room.features.map((feature) => (
            <li key={feature.sv}>{textIn(feature, locale)}</li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-end justify-between gap-4.5 md:mt-6.5">
          <p className="min-w-0 flex-1">
            <span className="text-small quiet md:block">{t('from')}</span>{' '}
            <span className="my-1 figure-price md:block">{formatPrice(room.price.kronor, locale)}</span>
            <span className="block text-small quiet">{textIn(room.price.per, locale)}</span>
          </p>
          <RoomBooking room={room} locale={locale} />
        </div>
      </div>
    </article>
  )
}

/** Leads to the booking engine, or to the inquiry where the room is not there. */
async function RoomBooking({ room, locale }: { room: Room; locale: Locale }) {
  const t = await getTranslations('rooms')
  const layout = await getTranslations('layout')
  const className = 'btn btn-caps btn-primary'
  const label = (
    <>
      {t('bookNow')}
      <span className="sr-only"> {textIn(room.title, locale)}</span>
    </>
  )
  return room.isByInquiry ? (
    <Link href={inquiryHref({ about: `room-${room.id}` })} className={className}>
      {label}
    </Link>
  ) : (
    <ExternalLink href={bookingEngine.room(room.id)} newTabLabel={layout('newTab')} className={className}>
      {label}
    </ExternalLink>
  )
}

/** A single picture, or a carousel. */
async function RoomPictures({ room, locale }: { room: Room; locale: Locale }) {
  const t = await getTranslations('rooms')
  const carousel = await getTranslations('carousel')
  const slides = room.pictures.map((name) => {
    const picture = findPicture(name)
    return {
      key: name,
      content: (
        <div className="relative size-full">
          <Skeleton className="absolute inset-0" />
          <div className="relative size-full">
            <Picture
              picture={picture}
              alt={textIn(picture.alt, locale)}
              sizes="(min-width: 64rem) 58vw, (min-width: 48rem) 50vw, 100vw"
            />
          </div>
        </div>
      ),
    }
  })
  if (slides.length === 1) return slides[0]?.content
  return (
    <Carousel
      label={t('pictures', { room: textIn(room.title, locale) })}
      previousLabel={carousel('previous')}
      nextLabel={carousel('next')}
      position={carousel.raw('position') as string}
      slides={slides}
    />
  )
}
