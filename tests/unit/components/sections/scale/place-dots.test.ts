import { expect, test } from 'vitest'
import { placeDots } from '@/components/sections/scale/place-dots'
import { createContour } from '@/components/ui/contour-shape'

const contour = createContour('hotel', 0.07)

test.each([1, 2, 3, 8, 15, 20, 100])('%d dots stand inside the contour, apart from each other', (count) => {
  const radius = Math.sqrt(count / Math.PI)
  const dots = placeDots(contour, radius, count)
  expect(dots).toHaveLength(count)
  for (const [index, { x, y }] of dots.entries()) {
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(radius * contour.radiusAt(Math.atan2(y, x)) + 0.01)
    for (const other of dots.slice(index + 1)) {
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(0.5)
    }
  }
})

test('the first dots of a large room stand in its middle', () => {
  const dots = placeDots(contour, 10, 100)
  const distance = (index: number) => Math.hypot(dots[index]!.x, dots[index]!.y)
  expect(distance(0)).toBeLessThan(1)
  expect(distance(11)).toBeLessThan(4.2)
  expect(distance(99)).toBeGreaterThan(8.5)
})
