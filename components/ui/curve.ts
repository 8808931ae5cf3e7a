export interface Point {
  x: number
  y: number
}

/** A piece of a curve from one point to the next, with the two control points of its Bézier curve. */
export interface Curve {
  from: Point
  one: Point
  two: Point
  to: Point
}

/** The piece of a Catmull-Rom curve between two points, from the points on either side of them. */
export function curveBetween(before: Point, from: Point, to: Point, after: Point): Curve {
  return {
    from,
    one: { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
    two: { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
    to,
  }
}

/** Path data of pieces that follow each other. */
export function drawCurves(curves: readonly Curve[]): string {
  const start = curves[0] ? `M${write(curves[0].from)}` : ''
  return start + curves.map(({ one, two, to }) => `C${[one, two, to].map(write).join(' ')}`).join('')
}

const write = ({ x, y }: Point) => `${round(x)} ${round(y)}`

/** A coordinate as drawings write it. */
export function round(value: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(value * 100) / 100 + 0
}
