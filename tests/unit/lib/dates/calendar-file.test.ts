import { expect, test } from 'vitest'
import { writeCalendarFile } from '@/lib/dates/calendar-file'

const entry = {
  uid: 'hostretreat-2025-11-07@kallfjallet.example',
  from: '2025-12-30',
  to: '2025-12-31',
  title: 'Höstretreat, Källfjället',
  description: `Lång text; ${'åäö '.repeat(40)}`,
  location: 'Källvägen 1',
  url: 'https://www.kallfjallet.example/hostretreat',
}
const file = writeCalendarFile([entry], '2025-10-20')

test('an event covers whole days; its end is the day after the last', () => {
  expect(file).toContain('DTSTART;VALUE=DATE:20251230\r\nDTEND;VALUE=DATE:20260101\r\n')
})

test('text is escaped, and lines are folded after 75 octets', () => {
  expect(file).toContain('SUMMARY:Höstretreat\\, Källfjället\r\n')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:Lång text\\; ${'åäö '.repeat(40)}\r\n`)
})
