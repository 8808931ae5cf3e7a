'use client'

import clsx from 'clsx'
import { useLocale } from 'next-intl'
import { describeOpening } from '@/content/opening-status'
import { useHotelTime } from '@/lib/browser/use-hotel-time'
import { openingAt, type WeekHours } from '@/lib/dates/opening'

interface OpeningStatusProps {
  hours: WeekHours
  className?: string
}

/** Whether it is open now. Its line is kept free until the browser knows; without JavaScript there is none. */
export function OpeningStatus({ hours, className }: OpeningStatusProps) {
  const now = useHotelTime()
  const opening = now && openingAt(hours, now)
  const locale = useLocale()
  return (
    <p
      className={clsx(
        'flex min-h-[1.5em] items-center gap-2.5 leading-normal font-semibold print:hidden noscript:hidden',
        className,
      )}
    >
      {opening && (
        <>
          <i
            className={clsx('size-2.5 flex-none rounded-full border-[1.5px]', opening.isOpen && 'bg-current')}
          />
          {describeOpening(opening, locale)}
        </>
      )}
    </p>
  )
}
