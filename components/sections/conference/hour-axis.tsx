import clsx from 'clsx'
import type { CSSProperties } from 'react'

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
  /** Whether the axis stands upright on phones. */
  turns?: boolean
  className?: string
}

const MIDNIGHT = 24

/** Bars on an axis of hours, with the night behind them. */
export function HourAxis({ label, from, to, ticks, days, bars, turns = false, className }: HourAxisProps) {
  const place = (hour: number) => `${((hour - from) / (to - from)) * 100}%`
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
        turns &&
          'max-md:grid max-md:h-165 max-md:grid-cols-2 max-md:border-t max-md:border-fir-950 max-md:pl-16',
        className,
      )}
    >
      <div
        className={clsx(
          'text-small',
          turns
            ? 'max-md:absolute max-md:inset-0 md:relative md:h-8.5 md:border-b md:border-fir-950'
            : 'relative h-8.5 border-b border-fir-950',
        )}
      >
        {days.map((day) => (
          <span
            key={day.label}
            style={{ '--at': place(day.hour) } as CSSProperties}
            className={clsx(
              'absolute -top-9.5 left-(--at) font-sans text-button font-semibold',
              turns && 'hidden md:block',
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
              'num absolute leading-none',
              turns
                ? 'max-md:top-(--at) max-md:w-full max-md:border-t max-md:hairline max-md:pt-1.5 md:left-(--at) md:h-8.5 md:border-l md:border-fir-950 md:pl-1.5'
                : 'left-(--at) h-8.5 border-l border-fir-950 pl-1.5',
            )}
          >
            {String(hour % MIDNIGHT).padStart(2, '0')}
          </span>
        ))}
      </div>
      <div
        style={night}
        className={
          turns
            ? 'max-md:contents md:bg-[linear-gradient(90deg,transparent_var(--dusk),var(--color-snow-shade)_var(--dark),var(--color-snow-shade)_var(--dawn),transparent_var(--light))]'
            : to > MIDNIGHT
              ? 'bg-[linear-gradient(90deg,transparent_var(--dusk),var(--color-snow-shade)_var(--dark),var(--color-snow-shade)_var(--dawn),transparent_var(--light))]'
              : undefined
        }
      >
        {bars.map(({ title, note, start, end, tone }) => (
          <div
            key={title}
            className={clsx('relative', turns ? 'md:h-33 md:border-b md:hairline' : 'h-22 border-b hairline')}
          >
            <div
              style={
                {
                  '--start': place(start),
                  '--length': `${((end - start) / (to - from)) * 100}%`,
                } as CSSProperties
              }
              className={clsx(
                'hour-bar absolute flex text-snow',
                turns
                  ? 'max-md:inset-x-0 max-md:top-(--start) max-md:mr-2 max-md:h-(--length) max-md:flex-col max-md:justify-between max-md:p-3.5 md:inset-y-5.5 md:left-(--start) md:w-(--length) md:flex-wrap md:content-center md:items-baseline md:justify-between md:gap-x-4 md:px-4 xl:px-5.5'
                  : 'inset-y-2.5 left-(--start) w-(--length) flex-wrap content-center items-baseline justify-between gap-x-4 px-3.5',
                tone === 'fir' ? 'bg-fir-900' : 'bg-copper-deep',
              )}
            >
              <span className={clsx('font-sans text-h4', turns && 'xl:text-h3')}>{title}</span>
              <span className="text-ui">{note}</span>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
