import { expect, test } from 'vitest'
import { DESCENT_HEIGHT, drawDescent } from '@/components/sections/nature/draw-descent'
import { natureCopy } from '@/content/nature'

test.each([14, 48])('in a box %d wide, the line keeps inside and ends at the foot', (width) => {
  const { path, end } = drawDescent(width)
  const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number)
  const across = numbers.filter((_, index) => index % 2 === 0)
  const down = numbers.filter((_, index) => index % 2 === 1)
  expect(Math.min(...across)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...across)).toBeLessThanOrEqual(width)
  expect(Math.min(...down)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...down)).toBeLessThanOrEqual(DESCENT_HEIGHT)
  expect(path.endsWith(`${down.at(-1)}`)).toBe(true)
  expect(end.y).toBe(Math.max(...down))
})

test('the zones are those of the page, one below the other', () => {
  const { zones } = drawDescent()
  expect(zones.map(({ id }) => id)).toEqual(natureCopy.sv.zones.map(({ id }) => id))
  const heights = zones.map(({ at }) => at.y)
  expect(heights).toEqual([...heights].sort((one, other) => one - other))
  // Each is about a quarter of the drawing.
  for (const [index, height] of heights.entries()) {
    expect(Math.abs(height - (index / 4) * DESCENT_HEIGHT)).toBeLessThan(DESCENT_HEIGHT / 12)
  }
})
