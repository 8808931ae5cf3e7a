import { siteDate } from '../env/build.ts'

/** A day, YYYY-MM-DD, and a time of day, HH:MM. */
export interface HotelTime {
  day: string
  time: string
}

let formatter: Intl.DateTimeFormat | undefined

/** Now at the hotel. The formatter is made when it is first needed: in a browser that takes long. */
function hotelClock(): HotelTime {
  formatter ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Stockholm',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = formatter.formatToParts(new Date()).map(({ type, value }) => [type, value])
  const { year, month, day, hour, minute } = Object.fromEntries(parts) as Record<string, string>
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** Today at the hotel, YYYY-MM-DD; the setting SITE_DATE overrides it. */
export function today(): string {
  return siteDate() ?? hotelClock().day
}

/** @param day YYYY-MM-DD */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

/** The same day some years from today, YYYY-MM-DD. */
export function inYears(years: number, day = today()): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}

/** Day and time at the hotel. The setting SITE_DATE overrides the day. */
export function hotelTime(): HotelTime {
  const { day, time } = hotelClock()
  return { day: siteDate() ?? day, time }
}
