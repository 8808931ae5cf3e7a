import { expect, test, vi } from 'vitest'
import { formatDate, formatDays, formatDeadline, formatFileSize, formatPrice } from '@/lib/i18n/format'
import { keepRanges } from '@/lib/i18n/range'

test('a price does not break, and groups thousands as its locale does', () => {
  expect(formatPrice(1580, 'sv')).toBe('1\u00A0580\u00A0kr')
  expect(formatPrice(1580, 'en')).toBe('1,580\u00A0SEK')
  expect(formatPrice(910, 'sv', { isFrom: true })).toBe('från 910\u00A0kr')
  expect(formatPrice(910, 'en', { isFrom: true })).toBe('from 910\u00A0SEK')
})

test.each([
  [1, '1\u00A0kB', '1\u00A0kB'],
  [50_000, '49\u00A0kB', '49\u00A0kB'],
  [3_565_158, '3,4\u00A0MB', '3.4\u00A0MB'],
  [10 * 1024 * 1024, '10\u00A0MB', '10\u00A0MB'],
])('a file of %i bytes has its size in both locales', (bytes, sv, en) => {
  expect([formatFileSize(bytes, 'sv'), formatFileSize(bytes, 'en')]).toEqual([sv, en])
})

test.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Stockholm'])(
  'a date shows its own day in the time zone %s',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone)
    expect(formatDate('2025-12-31', 'sv')).toBe('31\u00A0december')
    expect(formatDate('2025-12-31', 'en')).toBe('31\u00A0December')
    expect(formatDate('2026-03-29', 'sv', { weekday: 'long' })).toBe('söndag')
    vi.unstubAllEnvs()
  },
)

test('days of two years have a year each', () => {
  expect(formatDays({ from: '2026-12-30', to: '2027-01-02' }, 'sv', 'numeric')).toMatch(
    /^30.december.2026–.?2.januari.2027$/,
  )
})

/** Whatever the time zone of the server is; those of the tests run in UTC. */
test.each([
  ['2026-11-22T14:20:59.9Z', 'måndag 23 november kl. 15:20', 'Monday 23 November at 15:20'],
  ['2026-03-28T12:30:00Z', 'söndag 29 mars kl. 14:30', 'Sunday 29 March at 14:30'],
  ['2026-10-24T12:30:00Z', 'söndag 25 oktober kl. 13:30', 'Sunday 25 October at 13:30'],
  ['2026-11-22T22:59:59Z', 'måndag 23 november kl. 23:59', 'Monday 23 November at 23:59'],
  ['2026-11-22T23:00:00Z', 'tisdag 24 november kl. 00:00', 'Tuesday 24 November at 00:00'],
  ['2026-12-31T12:00:00Z', 'fredag 1 januari kl. 13:00', 'Friday 1 January at 13:00'],
])('an inquiry of %s is answered by %s', (receivedAt, swedish, english) => {
  expect(formatDeadline(receivedAt, 24, 'sv')).toBe(swedish)
  expect(formatDeadline(receivedAt, 24, 'en')).toBe(english)
})

test('a range that is kept on one line already stays as it is', () => {
  const kept = keepRanges('08:00–17:00')
  expect(kept).toBe('08:00–\u206017:00')
  expect(keepRanges(kept)).toBe(kept)
})
