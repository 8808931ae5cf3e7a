import { expect, test } from 'vitest'
import { createContour, drawContour } from '@/components/ui/contour-shape'

test('the same seed draws the same contour, another seed another', () => {
  const draw = (seed: string) => drawContour(createContour(seed), 10)
  expect(draw('KF-7Q2M4X')).toBe(draw('KF-7Q2M4X'))
  expect(draw('KF-7Q2M4X')).not.toBe(draw('KF-7Q2M4Y'))
})

test('no contour folds or reaches far out', () => {
  for (let number = 0; number < 500; number++) {
    const contour = createContour(`KF-${number}`, 0.16)
    const radii = Array.from({ length: 63 }, (_, step) => contour.radiusAt(step / 10))
    expect(Math.min(...radii)).toBeGreaterThan(0.7)
    expect(Math.max(...radii)).toBeLessThan(1.3)
  }
})
