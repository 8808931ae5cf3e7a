import { addDays } from '@/lib/dates/today'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'

/** An event for a calendar, on whole days: no time zone can move it. */
interface CalendarEvent {
  /** Unique in the world and stable, so that a calendar replaces the event instead of adding one. */
  uid: string
  /** ISO time of the file. */
  stampedAt: string
  /** First and last day, YYYY-MM-DD. */
  from: string
  to: string
  summary: string
  description: string
  location: string
  url?: string
  /** For what has been asked for and not been booked. */
  isTentative?: boolean
}

/** RFC 5545, section 3.1: octets in a line, without its line break. */
const MAX_OCTETS = 75

/** An iCalendar file (RFC 5545) with one event. */
export function writeCalendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hotel website//Calendar//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${new Date(event.stampedAt).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${event.from.replaceAll('-', '')}`,
    // The end of an all-day event is exclusive.
    `DTEND;VALUE=DATE:${addDays(event.to, 1).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    ...(event.url === undefined ? [] : [`URL:${event.url}`]),
    ...(event.isTentative ? ['STATUS:TENTATIVE'] : []),
    // The days stay free: most events take some of their hours, and an inquiry is no booking.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function escapeText(text: string): string {
  return removeSoftHyphens(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
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
