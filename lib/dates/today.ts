import { siteDate } from '../env/site-date.ts'

/** Sweden writes dates as YYYY-MM-DD. */
const HOTEL_DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The date at the hotel, YYYY-MM-DD. */
function hotelDay(moment: Date): string {
  return HOTEL_DAY.format(moment)
}

/** Today at the hotel, YYYY-MM-DD; the setting SITE_DATE overrides it. */
export function today(): string {
  return siteDate() ?? hotelDay(new Date())
}
