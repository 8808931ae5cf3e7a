import type { CSSProperties } from 'react'

/** Full on one side and steep on the other, as the mountain is. */
const RING = 'M1 0C1 .94 -.82 1 -.82 .235C-.82 -.94 1 -1 1 0Z'
const RINGS = Array.from({ length: 10 }, (_, index) => (index + 1) * 10)

interface RingsProps {
  /** How many are drawn, from the innermost; each has its place and size whatever their number. */
  count?: number
  /** Style of a ring, by its index from the innermost. */
  styleOf?: (index: number) => CSSProperties
  className?: string
}

/** Rings on water round one centre. Decorative. */
export function Rings({ count = RINGS.length, styleOf, className }: RingsProps) {
  return (
    <svg
      viewBox="-84 -74 188 152"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      className={className}
    >
      <circle r="2.5" className="fill-copper stroke-none in-[.on-fir]:fill-snow" />
      {RINGS.slice(0, count).map((radius, index) => (
        <path
          key={radius}
          d={RING}
          transform={`scale(${radius})`}
          vectorEffect="non-scaling-stroke"
          className={styleOf && 'ring-in'}
          style={styleOf?.(index)}
        />
      ))}
    </svg>
  )
}
