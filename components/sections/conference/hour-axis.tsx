import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { MIDNIGHT } from '@/lib/dates/hours'

interface HourBar {
  title: string
  note: string
  /** Hours after the first midnight. */
  start: number
  end: number
  tone: 'fir' | 'copper'
}

interface HourAxisProps {
  /** The drawing in words. */
  label: string
  /** Hours after the first midnight: where the axis begins and ends, and the hours that are named. */
  from: number
  to: number
  ticks: readonly number[]
  /** Names of the days, each at the hour where it stands. */
  days: readonly { label: string; hour: number }[]
  bars: readonly HourBar[]
  /** Large, and upright on phones. */
  isMain?: boolean
  className?: string
}

const NIGHT =
  'bg-[linear-gradient(90deg,transparent_var(--dusk),var(--color-snow-shade)_var(--dark),var(--color-snow-shade)_var(--dawn),transparent_var(--light))]'

/** Hours to name on the axis: every `step` hours from the start, and the end, with at least a step before it. */
export function listTicks({ start, end }: { start: number; end: number }, step: number): number[] {
  const steps = Math.floor((end - start) / step)
  return [...Array.from({ length: steps }, (_, index) => start + index * step), end]
}

/** Bars on an axis of hours, with the night behind them. */
export function HourAxis({ label, from, to, ticks, days, bars, isMain = false, className }: HourAxisProps) {
  const share = (hours: number) => `${(hours / (to - from)) * 100}%`
  const place = (hour: number) => share(hour - from)
  const night = {
    '--dusk': place(20),
    '--dark': place(22),
    '--dawn': place(MIDNIGHT + 5),
    '--light': place(MIDNIGHT + 7),
  } as CSSProperties
  return (
    <div
      role="img"
      aria-label={label}
      className={clsx(
        'relative',
        isMain &&
          'max-md:grid max-md:h-165 max-md:grid-cols-2 max-md:border-t max-md:border-fir-950 max-md:pl-16',
        className,
      )}
    >
      <div
        className={clsx(
          'relative h-8.5 border-b border-fir-950 text-small',
          isMain && 'max-md:absolute max-md:inset-0 max-md:h-auto max-md:border-b-0',
        )}
      >
        {days.map((day) => (
          <span
            key={day.label}
            style={{ '--at': place(day.hour) } as CSSProperties}
            className={clsx(
              'absolute -top-9.5 left-(--at) font-sans text-button font-semibold whitespace-nowrap',
              isMain && 'max-md:hidden',
            )}
          >
            {day.label}
          </span>
        ))}
        {ticks.map((hour) => (
          <span
            key={hour}
            style={{ '--at': place(hour) } as CSSProperties}
            className={clsx(
              'num absolute left-(--at) h-8.5 border-l border-fir-950 pl-1.5 leading-none',
              isMain &&
                'max-md:top-(--at) max-md:left-auto max-md:h-auto max-md:w-full max-md:border-t max-md:border-l-0 max-md:hairline max-md:pt-1.5 max-md:pl-0',
            )}
          >
            {String(hour % MIDNIGHT).padStart(2, '0')}
          </span>
        ))}
      </div>
      <div style={night} className={clsx(to > MIDNIGHT && NIGHT, isMain && 'max-md:contents')}>
        {bars.map(({ title, note, start, end, tone }) => (
          <div
            key={title}
            className={clsx('relative border-b hairline', isMain ? 'max-md:border-b-0 md:h-33' : 'h-22')}
          >
            <div
              style={{ '--start': place(start), '--length': share(end - start) } as CSSProperties}
              className={clsx(
                'hour-bar absolute flex text-snow forced-colors:border',
                isMain
                  ? 'max-md:inset-x-0 max-md:top-(--start) max-md:mr-2 max-md:h-(--length) max-md:flex-col max-md:justify-between max-md:p-3.5 md:inset-y-5.5 md:left-(--start) md:w-(--length) md:flex-wrap md:content-center md:items-baseline md:justify-between md:gap-x-4 md:px-4 xl:px-5.5'
                  : 'inset-y-2.5 left-(--start) w-(--length) flex-wrap content-center items-baseline justify-between gap-x-4 px-3.5',
                tone === 'fir' ? 'bg-fir-900' : 'bg-copper-deep',
              )}
            >
              <span className={clsx('font-sans text-h4', isMain && 'xl:text-h3')}>{title}</span>
              <span className="text-ui">{note}</span>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
