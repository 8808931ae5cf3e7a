import { today } from '@/lib/dates/today'

/** Values for the form's controls, by name. */
export type Prefill = Readonly<
  Partial<Record<'category' | 'participants' | 'nights' | 'checkIn' | 'checkOut', string>>
>

const isCount = (text: string) => /^[1-9]\d{0,2}$/.test(text)

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/**
 * What the address fills in. A value that makes no sense is left out, as an arrival in the past; so are both days
 * where the departure lies before the arrival.
 */
export function readPrefill(query: URLSearchParams): Prefill {
  const take = (name: string, isValid: (text: string) => boolean) => {
    const value = query.get(name)
    return value !== null && isValid(value) ? value : undefined
  }
  const checkIn = take('checkIn', (text) => isDay(text) && text >= today())
  const checkOut = take('checkOut', isDay)
  const areInOrder = checkIn === undefined || checkOut === undefined || checkIn <= checkOut
  const found = {
    category: query.get('christmas') === 'true' ? 'julbord' : undefined,
    participants: take('guests', isCount),
    nights: take('nights', isCount),
    checkIn: areInOrder ? checkIn : undefined,
    checkOut: areInOrder ? checkOut : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
