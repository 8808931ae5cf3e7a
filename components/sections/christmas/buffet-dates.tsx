import { CalendarPlus } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { calendarFileAddress } from '@/components/sections/events/calendar-file-link'
import { FactsTable } from '@/components/ui/facts-table'
import { Icon } from '@/components/ui/icon'
import { christmasBuffet, comingBuffets } from '@/content/christmas'
import { buffetEveningId } from '@/content/calendar'
import { formatDate } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface BuffetDatesProps {
  locale: Locale
  /** Label of the booking button. */
  book: string
}

export async function BuffetDates({ locale, book }: BuffetDatesProps) {
  const t = await getTranslations('events')
  const { heading, text, prices } = christmasBuffet()
  return (
    <section className="py-section on-copper">
      <div className="cols wrap gap-y-group">
        <div className="lg:col-span-7">
          <h2 className="text-h2">{heading[locale]}</h2>
          <ol className="mt-8">
            {comingBuffets().map((date) => (
              <li key={date} className="border-t border-snow/40 pt-5 pb-2">
                <time dateTime={date} className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <span className="num font-sans text-figure">
                    {formatDate(date, locale, { day: 'numeric', month: 'short' }).replace(/\.$/, '')}
                  </span>
                  <span className="text-lead">{formatDate(date, locale, { weekday: 'long' })}</span>
                </time>
                <a
                  href={calendarFileAddress(buffetEveningId(date), locale)}
                  download
                  aria-label={t('addDateToCalendar', { date: formatDate(date, locale) })}
                  className="action-link print:hidden"
                >
                  {t('addToCalendar')}
                  <Icon icon={CalendarPlus} />
                </a>
              </li>
            ))}
          </ol>
        </div>
        <div className="self-end lg:col-span-4 lg:col-start-9">
          <p className="text-lead">{text[locale]}</p>
          <FactsTable rows={prices[locale]} caption={heading[locale]} className="mt-8" />
          <Link
            href={inquiryHref({ about: 'christmas-buffet', christmas: true })}
            className="mt-8 btn btn-caps btn-primary"
          >
            {book}
          </Link>
        </div>
      </div>
    </section>
  )
}
