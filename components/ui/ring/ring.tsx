import clsx from 'clsx'
import { OUTLINE } from '@/components/ui/outline'
import { CORE, ringLines } from './ring-lines'
import type { RingMeasures } from './ring-measures'

const SEASON_COLOUR = {
  winter: 'text-copper',
  spring: 'text-edge',
  summer: 'text-fir-800',
  fall: 'text-ember',
} as const

interface RingProps {
  measures: RingMeasures
  /** Whether a line goes out from it once when it appears. */
  spreads?: boolean
  className?: string
}

/** The ring of an inquiry: a line for each night round a point. Decorative: `describeRing` says it in words. */
export function Ring({ measures, spreads = false, className }: RingProps) {
  const lines = ringLines(measures)
  const outermost = lines.at(-1)
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      className={clsx(
        'overflow-visible fill-none stroke-current stroke-2',
        measures.season && SEASON_COLOUR[measures.season],
        !measures.nights && '[&_path]:[stroke-dasharray:2_6]',
        className,
      )}
    >
      <path
        d={OUTLINE}
        className="inquiry-ring-line fill-fir-950 stroke-none forced-colors:fill-[CanvasText]"
        style={{ scale: CORE / 100 }}
      />
      {lines.map((radius, index) => (
        <path
          key={index}
          d={OUTLINE}
          className="inquiry-ring-line"
          style={{ scale: radius / 100, animationDelay: spreads ? `${index * 90}ms` : undefined }}
        />
      ))}
      {spreads && outermost && (
        <path
          d={OUTLINE}
          className="inquiry-ring-wave [vector-effect:non-scaling-stroke] print:hidden"
          style={{ scale: outermost / 100 }}
        />
      )}
    </svg>
  )
}
