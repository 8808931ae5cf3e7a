import type { CSSProperties } from 'react'

interface ClockAxisProps {
  /** Hours after the first midnight, each with its place in percent. */
  ticks: readonly { hour: number; at: number }[]
  /** Names of the two days, each above the tick where it begins. */
  days: readonly { label: string; at: number }[]
}

/** Hours of two days: a ruler above the bars, on phones lines across them. */
export function ClockAxis({ ticks, days }: ClockAxisProps) {
  return (
    <div className="text-small max-md:absolute max-md:inset-0 md:relative md:h-8.5 md:border-b md:border-fir-950">
      {days.map(({ label, at }) => (
        <span
          key={label}
          style={{ '--at': `${at}%` } as CSSProperties}
          className="absolute -top-9.5 left-(--at) hidden font-sans text-button font-semibold md:block"
        >
          {label}
        </span>
      ))}
      {ticks.map(({ hour, at }) => (
        <span
          key={hour}
          style={{ '--at': `${at}%` } as CSSProperties}
          className="num absolute leading-none max-md:top-(--at) max-md:w-full max-md:border-t max-md:hairline max-md:pt-1.5 md:left-(--at) md:h-8.5 md:border-l md:border-fir-950 md:pl-1.5"
        >
          {String(hour % 24).padStart(2, '0')}
        </span>
      ))}
    </div>
  )
}
