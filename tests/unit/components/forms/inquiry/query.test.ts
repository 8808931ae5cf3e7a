import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { previousPath, readInquiryQuery } from '@/components/forms/inquiry/query'

const read = (query: string, from?: string) => readInquiryQuery(new URLSearchParams(query), from)

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('the query of a link fills in the form', () => {
  const query = 'guests=4&nights=2&checkIn=2027-03-12&checkOut=2027-03-14&christmas=true'
  expect(read(query).values).toEqual({
    category: 'julbord',
    participants: '4',
    nights: '2',
    checkIn: '2027-03-12',
    checkOut: '2027-03-14',
  })
  expect(read('checkOut=2027-03-14').values).toEqual({ checkOut: '2027-03-14' })
  const stay = { checkIn: '2027-03-12', checkOut: '2027-03-14' }
  expect(read('checkIn=2027-03-12&checkOut=2027-03-14&nights=3').values).toEqual(stay)
})

test.each([
  'guests=0',
  'guests=many',
  'guests=10000',
  'nights=%00',
  'checkIn=2027-02-30',
  'checkIn=12/03/2027',
  'checkIn=2026-11-21',
  'checkOut=0027-03-12',
  'checkOut=2026-11-21',
  'checkIn=2027-03-14&checkOut=2027-03-12',
  'christmas=1',
  'participants=4',
  'about=__proto__',
  '',
])('an invalid query is ignored: %s', (query) => {
  const { tab, subject, values } = read(query)
  expect({ tab, subject, values }).toEqual({ tab: 'private', subject: undefined, values: {} })
})

test.each([
  ['', '/teambuilding', 'business'],
  ['', '/conference-packages', 'business'],
  ['', '/conference', 'private'],
  ['fromConference=false', '/teambuilding', 'private'],
  ['fromConference=true', '/relax', 'business'],
  ['fromConference=maybe', '/teambuilding', 'business'],
  ['about=table', '/teambuilding', 'private'],
  ['about=conference-day', '/relax', 'business'],
  ['about=conference-day&fromConference=false', undefined, 'private'],
])('the query ?%s after the page %s opens the tab %s', (query, from, tab) => {
  expect(read(query, from).tab).toBe(tab)
})

test('a subject fills in its values when the open tab has its category', () => {
  expect(read('about=conference-day').values).toEqual({
    category: 'conference',
    conferenceType: 'day',
    needsAccommodation: 'no',
  })
  expect(read('about=conference-day&fromConference=false').values).toEqual({ category: 'other' })
  expect(read('about=gift-card-600&christmas=true').values).toEqual({ category: 'other' })
})

test('a subject that is closed counts as unknown, and is said to be', () => {
  vi.setSystemTime(new Date('2025-10-20T12:00:00Z'))
  expect(read('about=new-year-dinner').values).toMatchObject({ checkIn: '2025-12-31' })
  expect(read('about=new-year-dinner').isClosed).toBe(false)
  vi.setSystemTime(new Date('2026-01-01T12:00:00Z'))
  expect(read('about=new-year-dinner')).toMatchObject({ subject: undefined, isClosed: true, values: {} })
  expect(read('about=unknown').isClosed).toBe(false)
})

test('the URLs of the tabs keep valid parameters, and the plain ones drop the subject', () => {
  const { tabHrefs, plainHrefs } = read('about=table&guests=4&nights=x&lang=en&utm_source=a')
  expect(tabHrefs).toEqual({
    private: '/booking-inquiry?about=table&guests=4&fromConference=false',
    business: '/booking-inquiry?about=table&guests=4&fromConference=true',
  })
  expect(plainHrefs.private).toBe('/booking-inquiry?guests=4&fromConference=false')
})

test.each([
  ['https://site.example/teambuilding?lang=en', 'site.example', '/teambuilding'],
  ['https://site.example/teambuilding', 'site.example, proxy.example', '/teambuilding'],
  ['https://other.example/teambuilding', 'site.example', undefined],
  ['nonsense', 'site.example', undefined],
  ['', 'site.example', undefined],
])('the path before the referrer %s of %s is %s', (referer, host, path) => {
  expect(previousPath(new Headers({ referer, 'x-forwarded-host': host, host: '127.0.0.1' }))).toBe(path)
})

describe('a plan of the conference planner', () => {
  const queryOf = (plan: string) =>
    `about=conference-tailored&fromConference=true&plan=${encodeURIComponent(plan)}`

  test('fills in the form', () => {
    const { plan, values, tab } = read(queryOf('guests=20&type=tailored&rooms=no&meals=lunch&meals=dinner'))
    expect(tab).toBe('business')
    expect(plan).toMatchObject({ guests: 20, arrangement: 'tailored', meals: ['lunch', 'dinner'] })
    expect(values).toEqual({
      category: 'conference',
      conferenceType: 'custom',
      participants: '20',
      needsAccommodation: 'no',
      'meals.lunch': true,
      'meals.dinner': true,
    })
  })

  test.each([
    ['date=2026-12-31&type=lunchToLunch', '1', '2027-01-01'],
    ['date=2027-02-27&type=tailored&rooms=yes&nights=2', '2', '2027-03-01'],
    ['date=2027-02-27&type=tailored', undefined, undefined],
    ['date=2026-12-31&type=day', undefined, undefined],
    ['type=lunchToLunch', '1', undefined],
    ['guests=abc&date=2020-01-01&type=lunchToLunch', '1', undefined],
    ['guests=120&type=lunchToLunch', '1', undefined, '120'],
  ])('fills in the nights and the departure of %s', (query, nights, checkOut, participants = undefined) => {
    const { values } = read(queryOf(query))
    expect([values.participants, values.nights, values.checkOut]).toEqual([participants, nights, checkOut])
  })

  test('stays in the URLs of the tabs', () => {
    const { private: other } = read(queryOf('guests=20&type=tailored')).tabHrefs
    expect(new URLSearchParams(other.split('?')[1]).get('plan')).toBe('guests=20&type=tailored')
    expect(read('plan=').plan).toBeUndefined()
  })
})
