import clsx from 'clsx'
import { calendarSpan, comingEvents } from '@/content/events'
import { capitalize, formatDate } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { listMonths, shareOfSpan } from './calendar-scale'

interface CalendarLineProps {
  label: string
  locale: Locale
}

/** The months of what is coming as a time line; an event's width is its length, and its days are marked. */
export function CalendarLine({ label, locale }: CalendarLineProps) {
  const events = comingEvents()
  const span = calendarSpan(events)
  return (
    <nav
      aria-label={label}
      className="relative mb-6 h-42 border-t border-rule-dark text-small md:mr-23 xl:h-29"
    >
      <div aria-hidden="true">
        {listMonths(span).map((month) => (
          <span
            key={month}
            className="absolute top-0 h-8.5 border-l border-rule-dark pt-2 pl-1.5 leading-none quiet md:pl-2.5"
            style={{ left: `${shareOfSpan(month, span) * 100}%` }}
          >
            {formatDate(month, locale, { month: 'short' }).replace(/\.$/, '')}
          </span>
        ))}
      </div>
      <ul>
        {events.map(({ id, href, name, days, occasions }, index) => {
          const start = shareOfSpan(days.from, span)
          const length = shareOfSpan(days.to, span) - start
          // Names late in the year are aligned right, or they would leave the window.
          const isLast = index === events.length - 1
          const isRightAligned = !isLast && start > 0.5
          return (
            <li
              key={id}
              // Every second one is lower where the line is short, so that names do not overlap.
              className={clsx(
                'absolute min-w-2',
                index % 2 === 1 ? 'top-26 xl:top-11' : 'top-11',
                isLast ? 'right-0' : 'left-(--start) w-(--length)',
                isRightAligned && 'max-xl:right-(--rest) max-xl:left-auto',
              )}
              style={{
                ['--start' as string]: toPercent(start),
                ['--length' as string]: toPercent(length),
                ['--rest' as string]: toPercent(1 - start - length),
              }}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute top-0 h-2',
                  occasions ? 'border-b-2 border-ember' : 'bg-ember',
                  isLast ? 'right-0 w-2' : 'inset-x-0',
                )}
              >
                {occasions?.map((occasion) => (
                  <i
                    key={occasion.id}
                    className="absolute top-0 h-2 min-w-1 bg-ember"
                    style={{
                      left: toPercent(shareOfSpan(occasion.days.from, days)),
                      right: toPercent(1 - shareOfSpan(occasion.days.to, days)),
                    }}
                  />
                ))}
              </span>
              <Link
                href={href}
                className={clsx(
                  'flex min-h-11 w-max max-w-20 min-w-11 pt-4 leading-tight no-underline underline-offset-4 hover:underline md:max-w-60',
                  isLast && 'justify-end text-right',
                  isRightAligned && 'max-xl:absolute max-xl:right-0 max-xl:justify-end max-xl:text-right',
                )}
              >
                {capitalize(name[locale])}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function toPercent(share: number): string {
  return `${share * 100}%`
}
