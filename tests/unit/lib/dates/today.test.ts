import { afterEach, expect, test, vi } from 'vitest'
import { today } from '@/lib/dates/today'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each([
  ['2026-03-10T22:59:00Z', '2026-03-10'],
  ['2026-03-10T23:00:00Z', '2026-03-11'],
  ['2026-07-10T22:00:00Z', '2026-07-11'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in Sweden', (now, day) => {
  vi.useFakeTimers({ now: new Date(now) })
  expect(today()).toBe(day)
})

test('a setting names another day', () => {
  vi.stubEnv('SITE_DATE', '2025-10-20')
  expect(today()).toBe('2025-10-20')
})
