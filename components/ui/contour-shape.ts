/** A closed outline round a point, like a contour line on a map or a ripple on water. */
export interface Contour {
  /** Distance from the centre in a direction, where 1 is the radius of the circle of the same area. */
  radiusAt: (angle: number) => number
}

/** Waves round the outline: how many, and their share of its unevenness. */
const WAVES = [
  { count: 2, share: 0.6 },
  { count: 3, share: 0.45 },
  { count: 5, share: 0.12 },
] as const

/** An even number of points that shows the finest wave. */
const POINTS = 20

/**
 * A contour that is the same for the same seed.
 * @param seed any text
 * @param unevenness how far it leaves the circle; 0 is a circle
 */
export function createContour(seed: string, unevenness = 0.1): Contour {
  const random = createRandom(seed)
  const waves = WAVES.map(({ count, share }) => ({
    count,
    height: share * unevenness,
    phase: random() * 2 * Math.PI,
  }))
  // The area of r = 1 + Σ h·cos(nφ + p) is π·(1 + Σ h²/2).
  const scale = 1 / Math.sqrt(1 + waves.reduce((sum, { height }) => sum + height ** 2 / 2, 0))
  return {
    radiusAt: (angle) =>
      scale *
      waves.reduce(
        (radius, { count, height, phase }) => radius + height * Math.cos(count * angle + phase),
        1,
      ),
  }
}

/** A point of a contour of that radius. */
export function pointOn({ radiusAt }: Contour, radius: number, angle: number) {
  const distance = radius * radiusAt(angle)
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) }
}

/** The contour as path data: a closed Catmull-Rom curve round the origin. */
export function drawContour(contour: Contour, radius: number): string {
  const at = (index: number) => pointOn(contour, radius, (index / POINTS) * 2 * Math.PI)
  const write = (x: number, y: number) => `${round(x)} ${round(y)}`
  const curves = Array.from({ length: POINTS }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const handles = [
      write(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6),
      write(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6),
    ]
    return `C${handles.join(' ')} ${write(to.x, to.y)}`
  })
  return `M${write(at(0).x, at(0).y)}${curves.join('')}Z`
}

/** A coordinate as drawings write it. */
export function round(value: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(value * 100) / 100 + 0
}

/** Numbers from 0 to 1 that follow from a text (FNV-1a and mulberry32). */
function createRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
