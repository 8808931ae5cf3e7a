const RADII = [10, 22, 37, 55]

interface RipplesProps {
  /** 1 to 4. */
  count: number
  className?: string
}

/** Decorative. */
export function Ripples({ count, className }: RipplesProps) {
  // The drawing ends at its outermost ring.
  const size = (RADII[count - 1] ?? 0) + 3
  return (
    <svg
      viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={className}
    >
      <circle r="3.5" fill="var(--color-snow)" stroke="none" />
      {RADII.slice(0, count).map((radius) => (
        <path key={radius} d={drawRing(radius)} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}

function drawRing(radius: number): string {
  const wide = radius
  const steep = Math.round(radius * 0.82)
  const bulge = Math.round(radius * 0.94)
  return `M${wide} 0C${wide} ${bulge} ${-steep} ${wide} ${-steep} ${bulge / 4}C${-steep} ${-bulge} ${wide} ${-wide} ${wide} 0Z`
}
