'use client'

import clsx from 'clsx'
import { useOpening } from '@/lib/browser/use-opening'

interface OpeningStatusProps {
  hours: Parameters<typeof useOpening>[0]
  /** With `{time}`, and `{day}` in `opensOn`. */
  labels: Record<'open' | 'opensToday' | 'opensOn', string>
  /** Names of the weekdays, Sunday first. */
  days: readonly string[]
  className?: string
}

/** Whether it is open now. Its line is kept free until the browser knows; without JavaScript there is none. */
export function OpeningStatus({ hours, labels, days, className }: OpeningStatusProps) {
  const opening = useOpening(hours)
  return (
    <p
      className={clsx(
        'flex min-h-[1.5em] items-center gap-2.5 leading-normal font-semibold data-open:before:size-2.5 data-open:before:flex-none data-open:before:rounded-full data-open:before:border-[1.5px] data-[open=true]:before:bg-current print:hidden noscript:hidden',
        className,
      )}
      data-open={opening?.isOpen}
    >
      {opening &&
        (opening.isOpen
          ? labels.open.replace('{time}', opening.until)
          : labels[opening.isToday ? 'opensToday' : 'opensOn']
              .replace('{day}', days[opening.weekday] ?? '')
              .replace('{time}', opening.opens))}
    </p>
  )
}
