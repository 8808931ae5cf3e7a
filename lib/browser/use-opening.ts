import { useEffect, useState, type RefObject } from 'react'
import { openingAt, type Opening, type WeekHours } from '@/lib/dates/opening'
import { hotelTime, type HotelTime } from '@/lib/dates/today'
import { NEAR, whenInView } from './when-in-view'

const MINUTE_MS = 60_000

/**
 * Whether something at the hotel is open now. Undefined on the server, which does not know when the page is read, and
 * until an element is near the window: the first date formatter of a page takes a phone long.
 */
export function useOpening(hours: WeekHours, element: RefObject<Element | null>): Opening | undefined {
  const [now, setNow] = useState<HotelTime>()
  useEffect(() => {
    if (element.current === null) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      setNow(hotelTime())
      clearTimeout(timer)
      timer = setTimeout(read, MINUTE_MS - (Date.now() % MINUTE_MS))
    }
    void whenInView(element.current, NEAR).then(() => {
      if (stop.signal.aborted) return
      read()
      // Timers of a page in the background sleep.
      document.addEventListener('visibilitychange', read, { signal: stop.signal })
    })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [element])
  return now && openingAt(hours, now)
}
