import { expect, test } from 'vitest'
import { toHour } from '@/lib/dates/hours'

test.each([
  ['00:00', 0],
  ['06:00', 6],
  ['09:30', 9.5],
  ['24:00', 24],
])('%s is %s hours after midnight', (time, hour) => {
  expect(toHour(time)).toBe(hour)
})
