import { pointOn, type Contour } from '@/components/ui/contour-shape'
import { round, type Point } from '@/components/ui/curve'

/** Up to here the dots stand in a ring, from here on in a spiral. */
const RING = 5
const RING_SHARE = 0.52
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/**
 * Places for dots inside a contour, evenly spread and from its centre outwards.
 * @param radius of the contour that the outermost dot stands on
 */
export function placeDots(contour: Contour, radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const { x, y } =
      count <= RING
        ? pointOn(contour, radius * RING_SHARE, -Math.PI / 2 + (index / count) * 2 * Math.PI)
        : pointOn(contour, radius * Math.sqrt((index + 0.5) / (count - 0.5)), index * GOLDEN_ANGLE)
    return { x: round(x), y: round(y) }
  })
}
