import { useSyncExternalStore } from 'react'
import { openingAt, type Opening, type WeekHours } from '@/lib/dates/opening'
import { hotelTime } from '@/lib/dates/today'

const MINUTE_MS = 60_000

/** Whether something at the hotel is open now; undefined on the server, which does not know when the page is read. */
export function useOpening(hours: WeekHours): Opening | undefined {
  const now = useSyncExternalStore(subscribe, readTime, () => undefined)
  if (now === undefined) return undefined
  const [day = '', time = ''] = now.split(' ')
  return openingAt(hours, { day, time })
}

function readTime(): string {
  const { day, time } = hotelTime()
  return `${day} ${time}`
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange()
        wait()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    )
  }
  wait()
  // Timers of a page in the background sleep.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
