import type { RingMeasures } from './ring-measures'

/** Radius of the point in the middle, and of the outermost line. The drawing reaches to 100, its outline beyond its radius. */
export const CORE = 10
const OUTERMOST = 88
/** More nights than lines that can be told apart are said in words alone. */
export const MOST_LINES = 14
const DISTANCE = { one: 12, eachDoubling: 4 }
const FEW_LINES = 2.5

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
