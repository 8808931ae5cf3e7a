import clsx from 'clsx'
import type { CSSProperties } from 'react'

interface ClockBarProps {
  title: string
  note: string
  /** Where it begins and how long it is, in percent of the axis. */
  start: number
  length: number
  tone: 'fir' | 'copper'
}

/** One package on the hour axis: lying on wide windows, standing on phones. */
export function ClockBar({ title, note, start, length, tone }: ClockBarProps) {
  return (
    <div className="relative md:h-33 md:border-b md:hairline">
      <div
        style={{ '--start': `${start}%`, '--length': `${length}%` } as CSSProperties}
        className={clsx(
          'absolute flex text-snow max-md:inset-x-0 max-md:top-(--start) max-md:mr-2 max-md:h-(--length) max-md:flex-col max-md:justify-between max-md:p-3.5',
          'md:inset-y-5.5 md:left-(--start) md:w-(--length) md:flex-wrap md:content-center md:items-baseline md:justify-between md:gap-x-4 md:px-4 xl:px-5.5',
          tone === 'fir' ? 'bg-fir-900' : 'bg-copper-deep',
        )}
      >
        <span className="font-sans text-h4 xl:text-h3">{title}</span>
        <span className="text-ui">{note}</span>
      </div>
    </div>
  )
}
