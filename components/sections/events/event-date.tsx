import clsx from 'clsx'
import { useLocale } from 'next-intl'
import type { Dated } from '@/lib/dates/offers'
import { formatDate } from '@/lib/i18n/format'

/** The days at figure size, the month with its year below. A span over two months names both in short on its line. */
export function EventDate({ days: { from, to }, className }: { days: Dated; className: string }) {
  const locale = useLocale()
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const month = isOneMonth ? undefined : 'short'
  const figure = (date: string) => (
    <time dateTime={date}>{formatDate(date, locale, { day: 'numeric', month })}</time>
  )
  return (
    <>
      <span className={clsx('block font-sans wrap-anywhere [&_time]:whitespace-normal', className)}>
        <span className={clsx(!isOneMonth && 'text-[0.55em] tracking-[-0.035em]')}>
          {figure(from)}
          {from !== to && (
            <>
              <span className="mx-[0.05em]">–</span>
              {figure(to)}
            </>
          )}
        </span>
      </span>
      <span className="mt-2 block font-sans text-h3">
        {isOneMonth ? formatDate(to, locale, { month: 'long', year: 'numeric' }) : to.slice(0, 4)}
      </span>
    </>
  )
}
