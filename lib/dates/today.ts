import { siteDate } from '../env/build.ts'

let formatter: Intl.DateTimeFormat | undefined

/** YYYY-MM-DD HH:MM at the hotel. The formatter is made when it is first needed: in a browser that takes long. */
function hotelDayAndTime(): [day: string, time: string] {
  formatter ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const [day = '', time = ''] = formatter.format(new Date()).split(' ')
  return [day, time]
}

/** A day, YYYY-MM-DD, and a time of day, HH:MM. */
export interface HotelTime {
  day: string
  time: string
}

/** Today at the hotel, YYYY-MM-DD; the setting SITE_DATE overrides it. */
export function today(): string {
  return siteDate() ?? hotelDayAndTime()[0]
}

/** The same day some years from today, YYYY-MM-DD. */
export function inYears(years: number): string {
  const day = today()
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}

/** Day and time at the hotel. The setting SITE_DATE overrides the day. */
export function hotelTime(): HotelTime {
  const [day, time] = hotelDayAndTime()
  return { day: siteDate() ?? day, time }
}
