import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { drawRing } from './draw-ring'
import type { RingMeasures, RingSeason } from './ring-measures'

const SEASON_COLOUR: Readonly<Record<RingSeason, string>> = {
  winter: 'inquiry-ring-winter',
  spring: 'inquiry-ring-spring',
  summer: 'inquiry-ring-summer',
  fall: 'inquiry-ring-fall',
}

interface RingProps {
  measures: RingMeasures
  /** Whether a line goes out from it once when it appears. */
  spreads?: boolean
  className?: string
}

/** The ring of an inquiry. Decorative: `describeRing` says it in words. */
export function Ring({ measures, spreads = false, className }: RingProps) {
  const { core, lines } = drawRing(measures)
  const outermost = lines.at(-1)
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      className={clsx(
        'inquiry-ring',
        measures.season && SEASON_COLOUR[measures.season],
        !measures.nights && 'inquiry-ring-dashed',
        spreads && 'inquiry-ring-spreads',
        className,
      )}
    >
      <path d={core.path} className="inquiry-ring-core" style={{ scale: core.scale }} />
      {lines.map(({ path, scale }, index) => (
        <path key={index} d={path} style={{ scale, '--place': index } as CSSProperties} />
      ))}
      {spreads && outermost && (
        <path d={outermost.path} className="inquiry-ring-wave" style={{ scale: outermost.scale }} />
      )}
    </svg>
  )
}
