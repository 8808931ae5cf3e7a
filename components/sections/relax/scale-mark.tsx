import clsx from 'clsx'
import type { CSSProperties } from 'react'

interface ScaleMarkProps {
  /** Degrees Celsius, 0 to 100. */
  degrees: number
  label: string
  /** Marked in copper, its text to the left of the mark. */
  hot?: boolean
}

/** A temperature at its place on the scale: upright on wide windows, a bar of that length on narrow ones. */
export function ScaleMark({ degrees, label, hot = false }: ScaleMarkProps) {
  return (
    <li
      className={clsx('scale-mark', hot && 'scale-mark-hot')}
      style={{ '--degrees': `${degrees}%` } as CSSProperties}
    >
      <span className="flex items-baseline justify-between lg:block">
        <span className="scale-figure">
          {degrees}
          <sup>°</sup>
        </span>{' '}
        <span className="scale-label">{label}</span>
      </span>
      <i aria-hidden="true" className="scale-bar lg:hidden" />
    </li>
  )
}
