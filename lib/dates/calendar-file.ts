/** An event for a calendar, on whole days: no time zone can move it. */
interface CalendarEntry {
  /** Unique in the world and stable, so that a calendar replaces an entry instead of adding one. */
  uid: string
  /** First and last day, `YYYY-MM-DD`. */
  from: string
  to: string
  title: string
  description: string
  location: string
  url: string
}

const DAY_MS = 86_400_000
/** RFC 5545 folds lines after 75 octets. */
const LINE_OCTETS = 75

/**
 * An iCalendar file (RFC 5545).
 * @param stampedOn the day of the file, `YYYY-MM-DD`
 */
export function writeCalendarFile(entries: readonly CalendarEntry[], stampedOn: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Källfjället//Evenemang//SV',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${entry.uid}`,
      `DTSTAMP:${compact(stampedOn)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(entry.from)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(entry.to))}`,
      `SUMMARY:${escapeText(entry.title)}`,
      `DESCRIPTION:${escapeText(entry.description)}`,
      `LOCATION:${escapeText(entry.location)}`,
      `URL:${entry.url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
}

function escapeText(text: string): string {
  return text
    .replaceAll('\u00AD', '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

function fold(line: string): string {
  const parts = ['']
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      parts.push(' ')
      octets = 1
    }
    parts[parts.length - 1] += character
    octets += size
  }
  return parts.join('\r\n')
}
