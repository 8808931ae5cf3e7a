import clsx from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import { comingEvents } from '@/content/calendar'
import { listDays } from '@/lib/dates/offers'
import { formatDate, formatDays } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

/** The months of what is coming as a time line with a column for each day. The days of events are marked. */
export function CalendarLine() {
  const t = useTranslations('events')
  const locale = useLocale()
  const events = comingEvents()
  const last =
    events
      .map(({ days }) => days.to)
      .sort()
      .at(-1) ?? ''
  // Days compare as text, so that no month has more than it has.
  const line = listDays({ from: `${events[0]?.days.from.slice(0, 7)}-01`, to: `${last.slice(0, 7)}-31` })
  const months = line.filter((day) => day.endsWith('-01'))
  const columnOf = (day: string) => line.indexOf(day) + 1
  const starts = events.map(({ days }) => columnOf(days.from))
  const isSparse = starts.every((start, index) => start - (starts[index - 1] ?? -99) > line.length * 0.3)
  return (
    <nav
      aria-label={t('line')}
      className="grid border-t border-rule-dark pb-4 text-ui"
      style={{ gridTemplateColumns: `repeat(${line.length}, minmax(0, 1fr))` }}
    >
      {months.map((month) => (
        <span
          key={month}
          aria-hidden="true"
          className="row-start-1 mb-2.5 h-8.5 w-max border-l border-rule-dark pt-2 pl-1.5 leading-none quiet md:pl-2.5"
          style={{ gridColumnStart: columnOf(month) }}
        >
          {formatDate(month, locale, { month: 'short' })}
        </span>
      ))}
      <ul className="contents">
        {events.map(({ id, href, title, days, occasions = [{ days }] }, index) => {
          const { from, to } = days
          const marked = occasions.flatMap((occasion) => listDays(occasion.days))
          return (
            <li
              key={id}
              // Every second one is lower where names would overlap.
              className={clsx(
                'grid min-h-15 grid-cols-subgrid content-start',
                index % 2 === 0
                  ? 'row-start-2'
                  : ['row-start-3 mt-3', isSparse && 'min-[24rem]:row-start-2 min-[24rem]:mt-0'],
              )}
              style={{ gridColumn: `${columnOf(from)} / ${columnOf(to) + 1}` }}
            >
              {marked.map((day) => (
                <i
                  key={day}
                  aria-hidden="true"
                  className="row-start-1 mr-px h-2 min-w-1 bg-ember"
                  style={{ gridColumnStart: columnOf(day) - columnOf(from) + 1 }}
                />
              ))}
              <Link
                href={href}
                style={{ gridColumn: `${columnOf(marked[0] ?? from) - columnOf(from) + 1} / -1` }}
                className={clsx(
                  'group row-start-2 flex min-h-11 w-max max-w-28 min-w-11 flex-col pt-2 leading-tight md:max-w-none',
                  // Names late in the year would leave the window.
                  columnOf(from) > line.length / 2 && 'items-end justify-self-end text-right',
                )}
              >
                <span className="underline-offset-4 group-hover:underline">{textIn(title, locale)}</span>
                <span className="num text-small quiet max-md:whitespace-normal">
                  {formatDays(days, locale, undefined, 'short')}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
