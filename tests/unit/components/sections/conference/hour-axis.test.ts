import { expect, test } from 'vitest'
import { listTicks } from '@/components/sections/conference/hour-axis'

test.each([
  ['ends on a step', { start: 8, end: 16 }, 2, [8, 10, 12, 14, 16]],
  ['ends shortly after a step', { start: 12, end: 37 }, 4, [12, 16, 20, 24, 28, 32, 37]],
])('a span that %s', (_, span, step, ticks) => {
  expect(listTicks(span, step)).toEqual(ticks)
})
