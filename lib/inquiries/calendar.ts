/** What a calendar shows about an inquiry. */
interface CalendarEvent {
  /** Globally unique. */
  uid: string
  /** ISO time at which the inquiry was received. */
  receivedAt: string
  /** First and last day, YYYY-MM-DD. */
  from: string
  to: string
  summary: string
  description: string
  location: string
}

/** RFC 5545, section 3.1: octets in a line, without its line break. */
const MAX_OCTETS = 75

/**
 * An iCalendar file (RFC 5545) with one all-day event. It is tentative and leaves the days free, because an inquiry is
 * no booking.
 */
export function calendarFile({
  uid,
  receivedAt,
  from,
  to,
  summary,
  description,
  location,
}: CalendarEvent): string {
  const stamp = new Date(receivedAt).toISOString().replace(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hotel website//Booking inquiry//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(to).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

/** The end of an all-day event is exclusive. */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** A long line continues on the next, after a space. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
