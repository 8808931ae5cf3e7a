import { afterEach, describe, expect, test, vi } from 'vitest'
import { hours } from '@/content/facts'
import { openingAt } from '@/lib/dates/opening'
import { hotelTime } from '@/lib/dates/today'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const open = (until: string) => ({ isOpen: true, until })
const closed = (weekday: number, opens: string, isToday = false) => ({
  isOpen: false,
  opens,
  weekday,
  isToday,
})
const [MONDAY, TUESDAY, WEDNESDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 2, 3, 5, 6, 7]

describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('with a clock in %s', (zone) => {
  test.each([
    // Tuesday, winter time: the first and the last minute
    ['2026-03-10T06:59:59Z', closed(TUESDAY, '08:00', true)],
    ['2026-03-10T07:00:00Z', open('17:00')],
    ['2026-03-10T15:59:59Z', open('17:00')],
    ['2026-03-10T16:00:00Z', closed(WEDNESDAY, '08:00')],
    // around midnight
    ['2026-03-12T22:59:59Z', closed(FRIDAY, '08:00')],
    ['2026-03-12T23:00:00Z', closed(FRIDAY, '08:00', true)],
    // Friday to the weekend, and Sunday to Monday
    ['2026-03-13T17:00:00Z', closed(SATURDAY, '09:00')],
    ['2026-03-15T15:00:00Z', closed(MONDAY, '08:00')],
    // Sunday, the night to summer time
    ['2026-03-29T06:59:59Z', closed(SUNDAY, '09:00', true)],
    ['2026-03-29T07:00:00Z', open('16:00')],
    ['2026-03-29T14:00:00Z', closed(MONDAY, '08:00')],
    ['2026-03-29T21:59:59Z', closed(MONDAY, '08:00')],
    ['2026-03-29T22:00:00Z', closed(MONDAY, '08:00', true)],
    // Sunday, the night to winter time
    ['2026-10-25T07:59:59Z', closed(SUNDAY, '09:00', true)],
    ['2026-10-25T08:00:00Z', open('16:00')],
    ['2026-10-25T22:59:59Z', closed(MONDAY, '08:00')],
    ['2026-10-25T23:00:00Z', closed(MONDAY, '08:00', true)],
    // Thursday, the end of the year
    ['2026-12-31T22:59:59Z', closed(FRIDAY, '08:00')],
    ['2026-12-31T23:00:00Z', closed(FRIDAY, '08:00', true)],
  ])('reception is open or opens next, as seen at %s', (now, expected) => {
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ now: new Date(now) })
    expect(openingAt(hours.reception, hotelTime())).toEqual(expected)
  })
})

test('a day without hours is passed over', () => {
  const spa = { spa: { days: { from: 2, to: 6 }, from: '13:00', to: '18:00' } }
  const saturday = '2026-03-14'
  expect(openingAt(spa, { day: saturday, time: '17:59' })).toEqual(open('18:00'))
  expect(openingAt(spa, { day: saturday, time: '18:00' })).toEqual(closed(TUESDAY, '13:00'))
})
