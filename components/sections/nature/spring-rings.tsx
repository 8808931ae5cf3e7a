import { createContour, drawContour } from '@/components/ui/contour-shape'
import { WhenSeen } from './when-seen'

const LINES = [14, 32, 56, 86]

/** Rings round the spring; one goes out when they come into view. Decorative. */
export function SpringRings({ className }: { className?: string }) {
  const path = drawContour(createContour('spring', 0.12), 100)
  return (
    <WhenSeen className={className}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true" className="spring-rings">
        <defs>
          <path id="spring-ring" d={path} vectorEffect="non-scaling-stroke" />
        </defs>
        <circle r={4} className="spring-rings-core" />
        {LINES.map((radius) => (
          <use key={radius} href="#spring-ring" transform={`scale(${radius / 100})`} />
        ))}
        <use href="#spring-ring" className="spring-rings-wave" />
      </svg>
    </WhenSeen>
  )
}
