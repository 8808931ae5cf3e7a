import type { Dated } from '@/lib/dates/offers'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

interface EventDateProps {
  days: Dated
  locale: Locale
}

/** A day, days of one month, or a span from one month to the next. */
export function EventDate({ days: { from: date, to: endDate }, locale }: EventDateProps) {
  const shortDate = (isoDate: string) =>
    formatDate(isoDate, locale, { day: 'numeric', month: 'short' }).replace(/\.$/, '')
  const small = 'mt-3 block font-serif text-h4 font-medium tracking-normal'
  const year = <span className={small}>{date.slice(0, 4)}</span>

  if (endDate === date) {
    return (
      <time dateTime={date}>
        {shortDate(date)}
        {year}
      </time>
    )
  }
  if (endDate.slice(0, 7) === date.slice(0, 7)) {
    const day = (isoDate: string) => formatDate(isoDate, locale, { day: 'numeric' })
    return (
      <>
        <span className="num">
          <time dateTime={date}>{day(date)}</time>–<time dateTime={endDate}>{day(endDate)}</time>
        </span>
        <span className={small}>{formatDate(date, locale, { month: 'long', year: 'numeric' })}</span>
      </>
    )
  }
  return (
    <>
      <time dateTime={date}>{shortDate(date)}</time>–<br />
      <time dateTime={endDate}>{shortDate(endDate)}</time>
      {year}
    </>
  )
}
