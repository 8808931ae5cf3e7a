import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { OUTLINE } from '@/components/ui/outline'
import type { RingMeasures } from './ring-measures'

/** Radius of the point in the middle, and of the outermost line. The drawing reaches to 100, its outline beyond its radius. */
const CORE = 10
const OUTERMOST = 88
/** More nights than lines that can be told apart are said in words alone. */
export const MOST_LINES = 14
const DISTANCE = { one: 12, eachDoubling: 4 }
const FEW_LINES = 2.5

const SEASON_COLOUR = {
  winter: 'text-copper',
  spring: 'text-edge',
  summer: 'text-fir-800',
  fall: 'text-ember',
} as const

/** Grows out of the middle, and follows what is typed. An animation would print a ring for paper alone at its beginning. */
const LINE =
  'animate-[ring-in_var(--duration-slow)_var(--ease-out)_backwards] transition-[scale,stroke] duration-(--duration-slow) ease-out [vector-effect:non-scaling-stroke] print:animate-none'

interface RingProps {
  measures: RingMeasures
  /** Whether a line goes out from it once when it appears. */
  spreads?: boolean
  className?: string
}

/** The ring of an inquiry: a line for each night round a point. Decorative: `describeRing` says it in words. */
export function Ring({ measures, spreads = false, className }: RingProps) {
  const lines = ringLines(measures)
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      className={clsx(
        'inquiry-ring overflow-visible fill-none stroke-current stroke-2',
        measures.season && SEASON_COLOUR[measures.season],
        !measures.nights && '[&_path]:[stroke-dasharray:2_6]',
        className,
      )}
    >
      <path
        d={OUTLINE}
        className={`${LINE} fill-fir-950 stroke-none forced-colors:fill-[CanvasText]`}
        style={{ scale: CORE / 100 }}
      />
      {lines.map((radius, index) => (
        <path
          key={index}
          d={OUTLINE}
          className={LINE}
          style={{ scale: radius / 100, animationDelay: spreads ? `${index * 90}ms` : undefined }}
        />
      ))}
      {spreads && (
        <path
          d={OUTLINE}
          className="pointer-events-none animate-[ripple_2.4s_var(--ease-out)_300ms] opacity-0 [vector-effect:non-scaling-stroke] print:hidden"
          style={{ '--ripple-from': (lines.at(-1) ?? CORE) / 100, '--ripple-to': 8 } as CSSProperties}
        />
      )}
    </svg>
  )
}

/**
 * The radius of each line of a ring from the inside out: one for each night, and one where there is none or it is not
 * known yet. The distance between them grows with the number of guests as far as all have room, and is larger where
 * there are few.
 */
export function ringLines({ nights = 0, guests = 1 }: RingMeasures): number[] {
  const count = Math.min(Math.max(nights, 1), MOST_LINES)
  const wanted = DISTANCE.one + DISTANCE.eachDoubling * Math.log2(Math.max(guests, 1))
  const distance = Math.min(wanted * Math.max(1, FEW_LINES / count), (OUTERMOST - CORE) / count)
  return Array.from({ length: count }, (_, index) => CORE + distance * (index + 1))
}
