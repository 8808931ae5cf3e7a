import { restaurantCopy } from '@/content/restaurant'
import type { Locale } from '@/lib/i18n/locales'

/** The restaurant's week as bars over seven days; the days and hours stand in words beside each. */
export function WeekChart({ locale, label }: { locale: Locale; label: string }) {
  const { days, rows } = restaurantCopy[locale].week
  return (
    <div>
      <div aria-hidden="true" className="grid grid-cols-7 gap-1 text-small text-fir-700">
        {days.map((day) => (
          <span key={day} className="pb-2">
            {day}
          </span>
        ))}
      </div>
      <ul aria-label={label} className="border-b hairline">
        {rows.map(({ id, label: meal, text, spans }) => (
          <li key={id} className="border-t hairline pt-3 pb-3.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-sans text-button font-semibold">{meal}</span>{' '}
              <span className="text-small">{text}</span>
            </p>
            <div aria-hidden="true" className="mt-2.5 grid grid-cols-7 gap-1">
              {spans.map(({ from, to }) => (
                <i
                  key={from}
                  className={id === 'breakfast' ? 'h-2 bg-fir-800' : 'h-2 bg-copper'}
                  style={{ gridColumn: `${from} / ${to + 1}` }}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
