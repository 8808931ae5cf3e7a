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
    <p className={clsx('needs-js opening-status', className)} data-open={opening?.isOpen}>
      {opening &&
        (opening.isOpen
          ? labels.open.replace('{time}', opening.until)
          : labels[opening.isToday ? 'opensToday' : 'opensOn']
              .replace('{day}', days[opening.weekday] ?? '')
              .replace('{time}', opening.opens))}
    </p>
  )
}
