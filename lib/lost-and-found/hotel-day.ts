/** Sweden writes dates as YYYY-MM-DD. */
const HOTEL_DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The hotel's calendar day at a moment, YYYY-MM-DD: a guest on the other side of the world lost it here. */
export function hotelDay(moment: Date): string {
  return HOTEL_DAY.format(moment)
}
