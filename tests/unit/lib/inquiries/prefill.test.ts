import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPrefill } from '@/lib/inquiries/prefill'

const read = (query: string) => readPrefill(new URLSearchParams(query))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('takes the parameters that links carry', () => {
  expect(read('guests=4&nights=2&checkIn=2027-03-12&checkOut=2027-03-14&christmas=true')).toEqual({
    category: 'julbord',
    participants: '4',
    nights: '2',
    checkIn: '2027-03-12',
    checkOut: '2027-03-14',
  })
})

test.each([
  'guests=0',
  'guests=-1',
  'guests=4.5',
  'guests=many',
  'guests=1000',
  'nights=%00',
  'checkIn=2027-02-30',
  'checkIn=12/03/2027',
  'checkIn=2026-11-21',
  'checkOut=0027-03-12',
  'checkIn=2027-03-14&checkOut=2027-03-12',
  'christmas=1',
  'participants=4',
  '',
])('ignores nonsense: %s', (query) => {
  expect(read(query)).toEqual({})
})
