import clsx from 'clsx'
import { ArrowRight } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { CalendarEvent } from '@/content/calendar'
import { categoryLabels } from '@/content/events'
import { findPicture } from '@/content/pictures'
import { isOffered, isRunning } from '@/lib/dates/offers'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { EventDate } from './event-date'

interface EventCardProps {
  event: CalendarEvent
  locale: Locale
}

const layouts = {
  wide: {
    date: 'lg:col-span-6',
    text: 'lg:col-span-5 lg:row-start-2 lg:self-end',
    picture: 'lg:bleed-right lg:col-start-7 lg:col-end-13 lg:row-span-2 lg:h-115',
  },
  row: {
    date: 'lg:col-span-5',
    text: 'lg:col-start-6 lg:col-end-10 lg:row-start-1',
    picture: 'lg:bleed-right lg:col-start-10 lg:col-end-13 lg:row-start-1 lg:h-62',
  },
  mirrored: {
    date: 'lg:col-start-6 lg:col-end-13 lg:pl-5',
    text: 'lg:col-start-6 lg:col-end-11 lg:row-start-2 lg:pl-5',
    picture: 'lg:bleed-left lg:col-start-1 lg:col-end-6 lg:row-span-2 lg:row-start-1 lg:h-115',
  },
} as const

/** The heading's link covers the card. */
export async function EventCard({ event, locale }: EventCardProps) {
  const t = await getTranslations('events')
  const picture = findPicture(event.picture.name)
  const { date, text, picture: pictureLayout } = layouts[event.layout]
  return (
    <article
      className={clsx(
        'group relative cols items-start gap-y-5 pb-13 lg:pt-5.5 lg:pb-16',
        event.layout !== 'mirrored' && 'lg:border-t lg:border-fir-950',
      )}
    >
      <p
        className={clsx(
          'font-sans text-figure wrap-anywhere max-md:row-start-2 md:max-lg:col-span-4 md:max-lg:col-start-5 lg:row-start-1 [&_:is(time,.num)]:whitespace-normal',
          date,
        )}
      >
        <EventDate days={event.days} locale={locale} />
      </p>
      <div className={clsx('max-md:row-start-3 md:max-lg:col-span-4 md:max-lg:col-start-5', text)}>
        <p className="flex flex-wrap items-baseline gap-x-2 text-small text-fir-700">
          <span className="font-semibold">{categoryLabels[event.category][locale]}</span>
          <span>{event.place[locale]}</span>
          {isRunning(event.days) && <span>{t('running')}</span>}
        </p>
        <h2 className="mt-1.5 text-h3">
          <Link
            href={event.href}
            className="underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-copper after:absolute after:inset-0"
          >
            {event.title[locale]}
          </Link>
        </h2>
        {event.note && <p className="mt-1.5 text-ui">{event.note[locale]}</p>}
        <p className="mt-2.5 max-w-108 text-fir-700">{event.description[locale]}</p>
        <span aria-hidden="true" className="mt-3 action-link">
          {isOffered(event.days) ? t('more') : t('read')}
          <Icon icon={ArrowRight} />
        </span>
      </div>
      <div
        className={clsx(
          'aspect-landscape overflow-hidden max-md:row-start-1 max-md:bleed-both md:max-lg:col-span-4 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:bleed-left lg:aspect-auto',
          pictureLayout,
        )}
      >
        <Picture
          picture={picture}
          alt=""
          position={event.picture.position}
          sizes={
            event.layout === 'row'
              ? '(width >= 64rem) 30vw, (width >= 48rem) 52vw, 100vw'
              : '(width >= 48rem) 52vw, 100vw'
          }
        />
      </div>
    </article>
  )
}
