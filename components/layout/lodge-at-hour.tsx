'use client'

import clsx from 'clsx'
import type { ReactNode } from 'react'
import { openingAt, type WeekHours } from '@/lib/dates/opening'
import { useHotelTime } from '@/lib/dates/use-hotel-time'

const DRAWING = '/drawings/lodge.svg'

/** Windows of the drawing, and the hours between which they are lit while reception is open. */
const WINDOWS = [
  { id: 'hall', from: '00', to: '24' },
  { id: 'standard', from: '00', to: '10' },
  { id: 'pet-friendly', from: '00', to: '09' },
  { id: 'standard', from: '14', to: '24' },
  { id: 'deluxe', from: '15', to: '24' },
  { id: 'accessible', from: '16', to: '24' },
] as const

/** The hotel with its windows lit by the hour. When reception has closed, one light is left. */
export function LodgeAtHour({ hours, children }: { hours: WeekHours; children: ReactNode }) {
  const now = useHotelTime()
  const isOpen = now && openingAt(hours, now).isOpen
  const isClosed = isOpen === false
  const isLit = ({ from, to }: (typeof WINDOWS)[number]) => isOpen && from <= now.time && now.time < to
  const fade = 'transition-opacity duration-(--duration-slow)'
  return (
    <div className="wrap flex flex-wrap items-end gap-x-3 gap-y-2 md:gap-x-7">
      <svg
        viewBox="0 0 1080 350"
        aria-hidden="true"
        className="h-13 flex-none overflow-visible fill-ember md:h-16 print:hidden"
      >
        <use href={`${DRAWING}#house`} className={clsx(fade, isClosed && 'opacity-55')} />
        {WINDOWS.map((window, index) => (
          <use
            key={index}
            href={`${DRAWING}#${window.id}`}
            className={clsx(fade, !isLit(window) && 'opacity-0')}
          />
        ))}
        <use href={`${DRAWING}#panes`} className={clsx(fade, isClosed && 'opacity-55')} />
        <circle cx="118" cy="196" r="64" className={clsx(fade, isClosed ? 'opacity-20' : 'opacity-0')} />
        <use href={`${DRAWING}#light`} />
      </svg>
      <p
        className={clsx(
          'flex-1 basis-40 pb-1 font-sans text-button leading-tight font-medium md:pb-2 md:text-h3 print:hidden noscript:hidden',
          fade,
          !isClosed && 'invisible opacity-0',
        )}
      >
        {children}
      </p>
    </div>
  )
}
