import { siteDate } from '../env/site-date.ts'

/** Sweden writes dates as YYYY-MM-DD. */
const HOTEL_DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const HOTEL_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A day, YYYY-MM-DD, and a time of day, HH:MM. */
export interface HotelTime {
  day: string
  time: string
}

/** The date at the hotel, YYYY-MM-DD. */
function hotelDay(moment: Date): string {
  return HOTEL_DAY.format(moment)
}

/** Today at the hotel, YYYY-MM-DD; the setting SITE_DATE overrides it. */
export function today(): string {
  return siteDate() ?? hotelDay(new Date())
}

/** Day and time at the hotel. The setting SITE_DATE overrides the day. */
export function hotelTime(): HotelTime {
  const now = new Date()
  return { day: siteDate() ?? hotelDay(now), time: HOTEL_CLOCK.format(now) }
}
