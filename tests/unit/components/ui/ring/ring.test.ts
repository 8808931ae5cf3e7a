import { expect, test } from 'vitest'
import { MOST_LINES, ringLines } from '@/components/ui/ring/ring'

test('a line for each night, one without, and no more than can be told apart', () => {
  for (const [nights, lines] of [
    [undefined, 1],
    [0, 1],
    [1, 1],
    [4, 4],
    [MOST_LINES, MOST_LINES],
    [365, MOST_LINES],
  ] as const) {
    expect(ringLines({ nights })).toHaveLength(lines)
  }
})

test('more guests, more distance', () => {
  const distances = [1, 2, 4, 8, 20].map((guests) => ringLines({ nights: 2, guests })[0])
  expect(distances).toEqual([...new Set(distances)].sort((one, other) => one! - other!))
})

test('lines stand apart, in order and inside the drawing', () => {
  for (const nights of [1, 2, 7, 14, 400]) {
    for (const guests of [1, 2, 15, 100, 9999]) {
      const radii = ringLines({ nights, guests })
      expect(radii).toEqual([...new Set(radii)].sort((one, other) => one - other))
      expect(radii.at(-1)).toBeLessThanOrEqual(88)
    }
  }
})
