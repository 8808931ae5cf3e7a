import { expect, test } from 'vitest'
import { createContour, drawContour, pointOn } from '@/components/ui/contour-shape'

/** Area inside the points of a drawn contour, through the middle of each of its curves. */
function areaOf(path: string): number {
  const [start = '', ...curves] = path.slice(1, -1).split('C')
  const points = [start, ...curves].flatMap((part) => {
    const numbers = part.split(' ').map(Number)
    return [{ x: numbers.at(-2) ?? NaN, y: numbers.at(-1) ?? NaN, handles: numbers.slice(0, -2) }]
  })
  const outline = points.flatMap((point, index) => {
    const before = points[index - 1]
    if (before === undefined) return [point]
    const [ax = 0, ay = 0, bx = 0, by = 0] = point.handles
    return [
      {
        x: (before.x + 3 * ax + 3 * bx + point.x) / 8,
        y: (before.y + 3 * ay + 3 * by + point.y) / 8,
      },
      point,
    ]
  })
  const twice = outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length]!
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

test.each(['hotel', 'KF-000000', '', 'å'])('the contour of %o has the area of its circle', (seed) => {
  for (const area of [23, 25, 26]) {
    const drawn = areaOf(drawContour(createContour(seed), Math.sqrt(area / Math.PI)))
    expect(Math.abs(drawn - area)).toBeLessThan(area * 0.015)
  }
})

test('the same seed draws the same contour, another seed another', () => {
  const draw = (seed: string) => drawContour(createContour(seed), 10)
  expect(draw('KF-7Q2M4X')).toBe(draw('KF-7Q2M4X'))
  expect(draw('KF-7Q2M4X')).not.toBe(draw('KF-7Q2M4Y'))
})

test('a contour without unevenness is a circle', () => {
  const circle = createContour('hotel', 0)
  expect(pointOn(circle, 5, 0)).toEqual({ x: 5, y: 0 })
  expect(pointOn(circle, 5, Math.PI).x).toBeCloseTo(-5)
})

test('no contour folds or reaches far out', () => {
  for (let number = 0; number < 500; number++) {
    const contour = createContour(`KF-${number}`, 0.16)
    const radii = Array.from({ length: 63 }, (_, step) => contour.radiusAt(step / 10))
    expect(Math.min(...radii)).toBeGreaterThan(0.7)
    expect(Math.max(...radii)).toBeLessThan(1.3)
  }
})
