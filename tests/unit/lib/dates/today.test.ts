import { afterEach, describe, expect, test, vi } from 'vitest'
import { today } from '@/lib/dates/today'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('with a clock in %s', (zone) => {
  test.each([
    ['2026-03-10T22:59:59Z', '2026-03-10'],
    ['2026-03-10T23:00:00Z', '2026-03-11'],
    // the night to summer time, and the night after
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    // the night to winter time, and the night after
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s it is %s in Sweden', (now, day) => {
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ now: new Date(now) })
    expect(today()).toBe(day)
  })
})

test('a setting names another day', () => {
  vi.stubEnv('SITE_DATE', '2025-10-20')
  expect(today()).toBe('2025-10-20')
})
