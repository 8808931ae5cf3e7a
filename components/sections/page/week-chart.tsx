import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { formatWeekday } from '@/lib/i18n/format'

interface WeekChartProps {
  rows: readonly {
    key: string | number
    name: ReactNode
    /** The same as the bars, in words. */
    days: string
    /** Days from 1 for Monday to 7 for Sunday. */
    spans: readonly { from: number; to: number }[]
  }[]
}

export function WeekChart({ rows }: WeekChartProps) {
  const locale = useLocale()
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-7 gap-1 pb-2 text-center text-small quiet">
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <span key={weekday}>{formatWeekday(weekday, locale, 'short')}</span>
        ))}
      </div>
      <ul className="border-b hairline [print-color-adjust:exact] [&_i]:h-2 [&_i]:bg-copper forced-colors:[&_i]:bg-[CanvasText]">
        {rows.map(({ key, name, days, spans }) => (
          <li key={key} className="keep border-t hairline pt-1 pb-3.5">
            <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              <span className="font-sans text-button font-semibold">{name}</span>{' '}
              <span className="text-small">{days}</span>
            </p>
            <div aria-hidden="true" className="mt-2 grid grid-cols-7 gap-1">
              {spans.map(({ from, to }) => (
                <i key={from} style={{ gridColumn: `${from} / ${to + 1}` }} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
