import { useEffect, useState } from 'react'
import { type HotelTime, hotelTime } from './today'

const MINUTE_MS = 60_000

/** Day and time at the hotel; undefined on the server, which does not know when the page is read. */
export function useHotelTime(): HotelTime | undefined {
  const [now, setNow] = useState<HotelTime>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      setNow(hotelTime())
      clearTimeout(timer)
      timer = setTimeout(read, MINUTE_MS - (Date.now() % MINUTE_MS))
    }
    // In a task of its own, because the first reading takes long.
    timer = setTimeout(read)
    // Timers of a page in the background sleep.
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])
  return now
}
