import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCalendarFile } from '@/lib/dates/calendar-file'

const EVENT = {
  uid: 'KF-7Q2M4X@kallfjallet.example',
  stampedAt: '2026-11-22T14:20:30.500Z',
  from: '2027-03-12',
  to: '2027-03-14',
  summary: 'Källfjället, förfrågan KF-7Q2M4X',
  description: 'Rad 1; \\ rad 2',
  location: 'Källvägen 1, 935 00 Källfjället',
  isTentative: true,
}
/** Continued lines joined. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a tentative event lasts from the first to the last day and leaves them free', () => {
  expect(linesOf(writeCalendarFile(EVENT))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hotel website//Calendar//EN',
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

test('whatever the text, no line is longer than 75 octets, none is added, and nothing is lost', () => {
  fc.assert(
    // A soft hyphen is for web pages only.
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !text.includes('\u00AD')),
      (summary) => {
        const file = writeCalendarFile({ ...EVENT, summary })
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const lines = linesOf(file)
        expect(lines).toHaveLength(17)
        const value = lines[9]?.slice('SUMMARY:'.length) ?? ''
        const read = value.replace(/\\(.)/gs, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))
        expect(read).toBe(summary.replace(/\r\n?/g, '\n'))
      },
    ),
  )
})

test('an event ends on the day after its last, over the end of a year, a February and a month of summer time', () => {
  const endOf = (to: string) =>
    /DTEND;VALUE=DATE:(\d+)/.exec(writeCalendarFile({ ...EVENT, from: to, to }))?.[1]
  expect(['2027-12-31', '2028-02-28', '2027-10-31'].map(endOf)).toEqual(['20280101', '20280229', '20271101'])
})

test('a certain event has its page and no status', () => {
  const url = 'https://www.kallfjallet.example/hostretreat'
  const lines = linesOf(writeCalendarFile({ ...EVENT, isTentative: false, url }))
  expect(lines).toContain(`URL:${url}`)
  expect(lines).not.toContain('STATUS:TENTATIVE')
})
