import { createContour, drawContour, round } from '@/components/ui/contour-shape'
import type { RingMeasures } from './ring-measures'

/** One line of a ring: a contour of the radius 100, and the factor that makes it as large as it is. */
interface RingLine {
  path: string
  scale: number
}

interface DrawnRing {
  /** The point in the middle. */
  core: RingLine
  /** From the inside out: one for each night. */
  lines: readonly RingLine[]
}

/** What the first outline comes from, until an inquiry has its reference. */
const FIRST_SEED = 'KF-000000'
const RADIUS = 100
const CORE = 10
/** Of the outermost line: its outline may reach a tenth further. */
const OUTERMOST = 88
/** More nights than lines that can be told apart are said in words alone. */
export const MOST_LINES = 14
const DISTANCE = { one: 12, eachDoubling: 4 }
const FEW_LINES = 2.5

/** How many lines a ring has: a visit without a night has one, too, as has a ring that is not known yet. */
function countLines({ nights = 0 }: RingMeasures): number {
  return Math.min(Math.max(nights, 1), MOST_LINES)
}

/**
 * Distance between two lines: it grows with the number of guests as far as all lines have room, and is larger where there
 * are few.
 */
export function lineDistance(measures: RingMeasures): number {
  const lines = countLines(measures)
  const wanted = DISTANCE.one + DISTANCE.eachDoubling * Math.log2(Math.max(measures.guests ?? 1, 1))
  return Math.min(wanted * Math.max(1, FEW_LINES / lines), (OUTERMOST - CORE) / lines)
}

/** The ring of an inquiry. The same measures draw the same ring. */
export function drawRing(measures: RingMeasures): DrawnRing {
  const seed = measures.reference ?? FIRST_SEED
  const distance = lineDistance(measures)
  // The further out, the less round, as in the mark.
  const line = (radius: number, unevenness: number): RingLine => ({
    path: drawContour(createContour(seed, unevenness), RADIUS),
    scale: round(radius / RADIUS),
  })
  return {
    core: line(CORE, 0.06),
    lines: Array.from({ length: countLines(measures) }, (_, index) =>
      line(CORE + distance * (index + 1), Math.min(0.07 + 0.02 * index, 0.16)),
    ),
  }
}
