import { getTranslations } from 'next-intl/server'
import { pastEvents } from '@/content/events'
import { formatDays } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'

/** What is over, below what is coming. */
export async function PastEvents({ locale }: { locale: Locale }) {
  const t = await getTranslations('events')
  const events = pastEvents()
  if (events.length === 0) return null
  return (
    <section aria-labelledby="past" className="mt-group border-t border-fir-950 pt-6">
      <h2 id="past" className="text-h4">
        {t('past')}
      </h2>
      <ul className="mt-3 max-w-measure text-fir-700">
        {events.map(({ id, href, title, days }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-b hairline">
            <Link href={href} className="inline-flex min-h-11 items-center text-link">
              {title[locale]}
            </Link>
            <time dateTime={days.from} className="num text-ui">
              {t('was', { days: formatDays(days, locale, 'numeric') })}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
