import { curveBetween, drawCurves, round, type Curve, type Point } from '@/components/ui/curve'
import type { NatureZone } from '@/content/nature'

export interface Descent {
  /** Path data of the profile in a box as wide as asked for and `DESCENT_HEIGHT` high. */
  path: string
  /** Where each zone begins; all of them are stretches of the same length. */
  zones: readonly { id: NatureZone['id']; at: Point }[]
  /** Where the spring is. */
  end: Point
}

export const DESCENT_HEIGHT = 760
const WIDTH = 48
const ZONES = ['fell', 'forest', 'lake', 'spring'] as const
const STEPS = 12

/** Peaks, treetops, a shore with still water below it, and the run to the spring. No heights are known. */
const POINTS: readonly (readonly [x: number, y: number])[] = [
  [36, 8],
  [43, 30],
  [33, 54],
  [41, 80],
  [30, 108],
  [40, 134],
  [34, 160],
  [36, 184],
  [31, 205],
  [35, 222],
  [29, 240],
  [33, 258],
  [27, 276],
  [31, 294],
  [26, 312],
  [29, 332],
  [26, 352],
  [27, 376],
  [24, 394],
  [14, 400],
  [13, 430],
  [13, 500],
  [13, 560],
  [12, 590],
  [8, 625],
  [12, 660],
  [7, 700],
  [10, 744],
]

/**
 * The way down from the fell to the spring as one line.
 * @param width of the box; the line keeps to it
 */
export function drawDescent(width = WIDTH): Descent {
  const points = POINTS.map(([x, y]) => ({ x: (x / WIDTH) * width, y }))
  const curves = points.slice(0, -1).map((from, index) => {
    const to = points[index + 1]!
    return curveBetween(points[index - 1] ?? from, from, to, points[index + 2] ?? to)
  })
  const line = [
    points[0]!,
    ...curves.flatMap((curve) =>
      Array.from({ length: STEPS }, (_, step) => pointOnCurve(curve, (step + 1) / STEPS)),
    ),
  ]
  return {
    path: drawCurves(curves),
    zones: ZONES.map((id, index) => ({ id, at: pointAt(line, index / ZONES.length) })),
    end: points.at(-1)!,
  }
}

function pointOnCurve({ from, one, two, to }: Curve, t: number): Point {
  const mix = (key: keyof Point) =>
    (1 - t) ** 3 * from[key] +
    3 * (1 - t) ** 2 * t * one[key] +
    3 * (1 - t) * t ** 2 * two[key] +
    t ** 3 * to[key]
  return { x: mix('x'), y: mix('y') }
}

/** The point at a share of a line's length. */
function pointAt(line: readonly Point[], share: number): Point {
  const lengths = line.slice(1).map(({ x, y }, index) => Math.hypot(x - line[index]!.x, y - line[index]!.y))
  let left = share * lengths.reduce((sum, length) => sum + length, 0)
  const index = lengths.findIndex((length) => {
    if (left <= length) return true
    left -= length
    return false
  })
  const { x, y } = line[Math.max(index, 0)]!
  return { x: round(x), y: round(y) }
}
