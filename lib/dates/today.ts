import { siteDate } from '@/lib/env/site-date'

/** Sweden writes dates as YYYY-MM-DD. */
const HOTEL_DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The hotel's day at a moment, YYYY-MM-DD. */
function hotelDay(moment: Date): string {
  return HOTEL_DAY.format(moment)
}

/** The hotel's day now, YYYY-MM-DD, or the day that the setting SITE_DATE names. */
export function today(): string {
  return siteDate() ?? hotelDay(new Date())
}
