import clsx from 'clsx'
import { yearRows } from '@/content/home'
import { today } from '@/lib/dates/today'
import { formatMonth, formatMonths } from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** A bar for each activity over twelve months, of which the running one is marked. */
export function YearChart({ locale }: { locale: Locale }) {
  const now = Number(today().slice(5, 7))
  return (
    <div className="mt-9 text-small">
      <div aria-hidden="true" className="grid grid-cols-12 pb-2 quiet uppercase">
        {months.map((month) => (
          <span key={month} className={clsx(month === now && 'font-semibold text-copper underline')}>
            {formatMonth(month, locale, 'narrow')}
          </span>
        ))}
      </div>
      <ul>
        {yearRows.map(({ name, season, winter, seasonLabel }) => (
          <li key={name.sv} className="border-t hairline pt-3 pb-3.5 last:border-b">
            <div className="mb-2.5 flex items-baseline justify-between gap-3">
              <span className="font-sans text-button/snug font-semibold">{textIn(name, locale)}</span>
              <span className="whitespace-nowrap quiet">
                {seasonLabel ? textIn(seasonLabel, locale) : formatMonths(season, locale)}
              </span>
            </div>
            <div aria-hidden="true" className="grid grid-cols-12">
              {monthSegments(season).map(({ start, end }) => (
                <span
                  key={start}
                  className={clsx('season-bar row-start-1 h-2', winter ? 'bg-copper' : 'bg-fir-800')}
                  style={{ gridColumn: `${start} / ${end}` }}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Grid lines of a season's bar in twelve columns: one, or two where the span crosses the new year. */
export function monthSegments({ from, to }: { from: number; to: number }) {
  if (from <= to) return [{ start: from, end: to + 1 }]
  return [
    { start: 1, end: to + 1 },
    { start: from, end: 13 },
  ]
}
