import { expect, test } from 'vitest'
import { drawRing, lineDistance, MOST_LINES } from '@/components/ui/ring/draw-ring'

const outermost = (measures: Parameters<typeof drawRing>[0]) => drawRing(measures).lines.at(-1)!.scale

test('a line for each night, one without, and no more than can be told apart', () => {
  for (const [nights, lines] of [
    [undefined, 1],
    [0, 1],
    [1, 1],
    [4, 4],
    [MOST_LINES, MOST_LINES],
    [365, MOST_LINES],
  ] as const) {
    expect(drawRing({ nights }).lines).toHaveLength(lines)
  }
})

test('more guests, more distance', () => {
  const distances = [1, 2, 4, 8, 20].map((guests) => lineDistance({ nights: 2, guests }))
  expect(distances).toEqual([...distances].sort((one, other) => one - other))
  expect(new Set(distances).size).toBe(distances.length)
})

test('lines stand apart, in order and inside the drawing', () => {
  for (const nights of [1, 2, 7, 14, 400]) {
    for (const guests of [1, 2, 15, 100, 9999]) {
      const scales = drawRing({ nights, guests }).lines.map(({ scale }) => scale)
      expect(scales).toEqual([...scales].sort((one, other) => one - other))
      expect(new Set(scales).size).toBe(scales.length)
      expect(outermost({ nights, guests })).toBeLessThanOrEqual(0.88)
    }
  }
})

test('the same inquiry draws the same ring, another reference another', () => {
  const measures = { nights: 3, guests: 2 }
  const draw = (reference?: string) => JSON.stringify(drawRing({ ...measures, reference }))
  expect(draw('KF-7Q2M4X')).toBe(draw('KF-7Q2M4X'))
  expect(draw('KF-7Q2M4X')).not.toBe(draw('KF-7Q2M4Y'))
  expect(draw()).toBe(draw('KF-000000'))
})
