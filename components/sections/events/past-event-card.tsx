import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import type { CalendarEvent } from '@/content/calendar'
import { categoryLabels } from '@/content/events'
import { findPicture } from '@/content/pictures'
import { formatDays } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'

/** An event that is over. The heading's link covers the card. */
export async function PastEventCard({ event, locale }: { event: CalendarEvent; locale: Locale }) {
  const t = await getTranslations('events')
  return (
    <article className="group relative">
      <div className="aspect-landscape overflow-hidden">
        <Picture
          picture={findPicture(event.picture.name)}
          alt=""
          position={event.picture.position}
          sizes="(width >= 75rem) 24vw, (width >= 48rem) 48vw, 100vw"
        />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-2 text-small text-fir-700">
        <span className="font-semibold">{categoryLabels[event.category][locale]}</span>
        <span>{event.place[locale]}</span>
      </p>
      <h3 className="mt-1.5 text-h4">
        <Link
          href={event.href}
          className="underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-copper after:absolute after:inset-0"
        >
          {event.title[locale]}
        </Link>
      </h3>
      <p className="mt-1.5 text-ui">
        <time dateTime={event.days.from}>
          {t('was', { days: formatDays(event.days, locale, 'numeric') })}
        </time>
      </p>
      {event.note && <p className="text-ui">{event.note[locale]}</p>}
      <p className="mt-1.5 text-ui text-fir-700">{event.description[locale]}</p>
    </article>
  )
}
