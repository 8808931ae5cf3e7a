'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { type Opening, openingAt, type WeekHours } from '@/lib/dates/opening'
import { useHotelTime } from '@/lib/dates/use-hotel-time'

interface OpeningStatusProps {
  hours: WeekHours
  className?: string
}

/** Whether it is open now. Its line is kept free until the browser knows; without JavaScript there is none. */
export function OpeningStatus({ hours, className }: OpeningStatusProps) {
  const now = useHotelTime()
  const opening = now && openingAt(hours, now)
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
          <OpeningMessage {...opening} />
        </>
      )}
    </p>
  )
}

function OpeningMessage(opening: Opening) {
  const t = useTranslations('openingStatus')
  if (opening.isOpen) return t('openNow', { until: opening.until })
  const { opens, isToday, weekday } = opening
  // A month that begins on a Monday.
  return isToday ? t('opensToday', { opens }) : t('opensOn', { opens, day: new Date(`2025-09-0${weekday}`) })
}
