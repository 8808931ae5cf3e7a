'use client'

import clsx from 'clsx'
import { useLocale } from 'next-intl'
import { describeOpening } from '@/content/opening-status'
import { useOpening } from '@/lib/browser/use-opening'

interface OpeningStatusProps {
  hours: Parameters<typeof useOpening>[0]
  className?: string
}

/** Whether it is open now. Its line is kept free until the browser knows; without JavaScript there is none. */
export function OpeningStatus({ hours, className }: OpeningStatusProps) {
  const opening = useOpening(hours)
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
