import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from '@/lib/inquiries/calendar'

const EVENT = {
  uid: 'KF-7Q2M4X@kallfjallet.example',
  receivedAt: '2026-11-22T14:20:30.500Z',
  from: '2027-03-12',
  to: '2027-03-14',
  summary: 'Källfjället, förfrågan KF-7Q2M4X',
  description: 'Rad 1; \\ rad 2',
  location: 'Källvägen 1, 935 00 Källfjället',
}
/** Continued lines joined. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('an all-day event from the first to the last day, without taking them up', () => {
  expect(linesOf(calendarFile(EVENT))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hotel website//Booking inquiry//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:KF-7Q2M4X@kallfjallet.example',
    'DTSTAMP:20261122T142030Z',
    'DTSTART;VALUE=DATE:20270312',
    'DTEND;VALUE=DATE:20270315',
    'SUMMARY:Källfjället\\, förfrågan KF-7Q2M4X',
    'DESCRIPTION:Rad 1\\; \\\\ rad 2',
    'LOCATION:Källvägen 1\\, 935 00 Källfjället',
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['2027-03-12', '20270313'],
  ['2027-12-31', '20280101'],
  ['2028-02-28', '20280229'],
  ['2027-03-28', '20270329'],
  ['2027-10-31', '20271101'],
])('a last day %s ends before %s', (to, end) => {
  expect(calendarFile({ ...EVENT, from: to, to })).toContain(`DTEND;VALUE=DATE:${end}\r\n`)
})

test('whatever the text, no line is longer than 75 octets, none is added, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
      const file = calendarFile({ ...EVENT, summary })
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const lines = linesOf(file)
      expect(lines).toHaveLength(17)
      const value = lines[9]?.slice('SUMMARY:'.length) ?? ''
      const read = value.replace(/\\(.)/gs, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))
      expect(read).toBe(summary.replace(/\r\n?/g, '\n'))
    }),
  )
})
