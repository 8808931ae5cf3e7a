import { expect, test } from 'vitest'
import { formatAnswerBy } from '@/components/forms/inquiry/answer-by'

/** Whatever the time zone of the server is; those of the tests run in UTC. */
test.each([
  ['2026-11-22T14:20:59.9Z', 'måndag 23 november kl. 15:20', 'Monday 23 November at 15:20'],
  ['2026-03-28T12:30:00Z', 'söndag 29 mars kl. 14:30', 'Sunday 29 March at 14:30'],
  ['2026-10-24T12:30:00Z', 'söndag 25 oktober kl. 13:30', 'Sunday 25 October at 13:30'],
  ['2026-11-22T22:59:59Z', 'måndag 23 november kl. 23:59', 'Monday 23 November at 23:59'],
  ['2026-11-22T23:00:00Z', 'tisdag 24 november kl. 00:00', 'Tuesday 24 November at 00:00'],
  ['2026-12-31T12:00:00Z', 'fredag 1 januari kl. 13:00', 'Friday 1 January at 13:00'],
])('what arrives at %s is answered by %s', (receivedAt, swedish, english) => {
  expect(formatAnswerBy(receivedAt, 24, 'sv')).toBe(swedish)
  expect(formatAnswerBy(receivedAt, 24, 'en')).toBe(english)
})
