import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Inquiry, inquirySchema } from '@/components/forms/inquiry/schema'
import { emptyInquiry } from '@/components/forms/inquiry/values'
import { type DateKind, packageTypes } from '@/content/inquiry-choices'
import { findSubject, inquiryDays } from '@/content/subjects'
import { formDataOf } from '@/tests/support/form-data'
import { businessValues, type InquiryValues, privateValues } from '@/tests/support/form-values'
import { readForm } from '@/tests/support/parsed-form'

const parse = (values: InquiryValues, dates: DateKind = 'stay', days = inquiryDays(undefined)) =>
  readForm<Inquiry>(inquirySchema(dates, days), emptyInquiry, formDataOf(values))

const errorsOf = async (values: InquiryValues, dates?: DateKind) => (await parse(values, dates)).errors

async function inquiryOf(values: InquiryValues, dates?: DateKind): Promise<Inquiry> {
  const { result } = await parse(values, dates)
  if ('fieldErrors' in result) throw new Error(JSON.stringify(result.fieldErrors))
  return result.data
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** Of packages that are bound to days. */
const DAYS_OF: Partial<Record<string, Partial<InquiryValues>>> = {
  senior: { checkIn: '2027-03-08', checkOut: '2027-03-10' },
  'harliga-fredag': { checkIn: '2027-03-12', checkOut: '2027-03-13' },
}

const textsOf = async (values: InquiryValues) => (await parse(values)).texts

test('an empty form has these messages', async () => {
  const nothing = { name: '', company: '', email: '', phone: '', participants: '', checkIn: '', checkOut: '' }
  const words = await textsOf(businessValues({ ...nothing, needsAccommodation: '' }))
  expect(words).toEqual({
    participants: 'Ange antal deltagare',
    checkIn: 'Välj ett ankomstdatum',
    checkOut: 'Välj ett avresedatum',
    name: 'Namn måste vara minst 2 tecken',
    company: 'Företagsnamn måste vara minst 2 tecken',
    email: 'Ogiltig e-postadress',
    phone: 'Telefonnummer måste vara minst 6 siffror',
    needsAccommodation: 'Välj ett alternativ',
  })
  const { company: _company, needsAccommodation: _rooms, ...shared } = words
  expect(await textsOf(privateValues(nothing))).toEqual({ ...shared, participants: 'Ange antal personer' })
})

describe('invalid input', () => {
  test.each([
    [{ name: ' A ' }, 'name', 'nameTooShort'],
    [{ name: 'a'.repeat(9000) }, 'name', 'tooLong'],
    [{ phone: '12345' }, 'phone', 'phoneTooShort'],
    [{ phone: '070-12' }, 'phone', 'phoneTooShort'],
    [{ phone: 'ring mig' }, 'phone', 'phoneTooShort'],
    [{ participants: '0' }, 'participants', 'guestsMissing'],
    [{ participants: '-2' }, 'participants', 'guestsMissing'],
    [{ participants: '2.5' }, 'participants', 'guestsMissing'],
    [{ participants: 'två' }, 'participants', 'guestsMissing'],
    [{ nights: '-1' }, 'nights', 'nightsInvalid'],
    [{ category: 'conference' }, 'category', 'chooseOption'],
    [{ category: 'constructor' }, 'category', 'chooseOption'],
    [{ category: '' }, 'category', 'chooseOption'],
    [{ packageType: 'senior' }, 'packageType', 'packageElsewhere'],
    [{ packageType: '__proto__' }, 'packageType', 'chooseOption'],
    [{ checkIn: '2027-02-29' }, 'checkIn', 'dateInvalid'],
    [{ checkIn: '0027-03-12' }, 'checkIn', 'yearInvalid'],
    [{ checkOut: '2027-04-31' }, 'checkOut', 'dateInvalid'],
    [{ checkOut: '14/03/2027' }, 'checkOut', 'dateInvalid'],
    [{ checkIn: '20266-03-12' }, 'checkIn', 'yearInvalid'],
    [{ checkIn: '1927-03-12' }, 'checkIn', 'yearInvalid'],
    [{ checkIn: '-' }, 'checkIn', 'dateInvalid'],
    [{ checkOut: '2028-11-23' }, 'checkOut', 'dateTooFar'],
    [{ nights: '-' }, 'nights', 'nightsInvalid'],
    [{ checkOut: '2027-03-11' }, 'checkOut', 'checkOutBeforeCheckIn'],
  ] as const)('%j has at %s the error %s', async (changes, field, key) => {
    expect(await errorsOf(privateValues(changes))).toEqual({ [field]: key })
  })

  test.each([
    [{ category: 'relax' }, { category: 'chooseOption' }],
    [{ category: 'unknown' }, { category: 'chooseOption' }],
    [{ formType: 'admin' }, { formType: 'chooseOption' }],
    [
      { conferenceType: 'party', needsAccommodation: 'maybe' },
      { conferenceType: 'chooseOption', needsAccommodation: 'chooseOption' },
    ],
  ])('%j of a company has the errors %j', async (changes, errors) => {
    expect(await errorsOf(businessValues(changes))).toEqual(errors)
  })

  test.each(['2027\u201103\u201112', '２０２７－０３－１２', '\u200E2027\u200E-03-12 '])(
    'a day is read with any dashes and figures: %j',
    async (checkIn) => {
      expect(await errorsOf(privateValues({ checkIn }))).toEqual({})
    },
  )

  test('a leap day and an arrival today are accepted, yesterday is not', async () => {
    const errorsOn = (day: string) =>
      errorsOf(privateValues({ category: 'other', checkIn: day, checkOut: day, nights: '0' }))
    expect(await errorsOn('2028-02-29')).toEqual({})
    expect(await errorsOn('2026-11-22')).toEqual({})
    expect(await errorsOn('2026-11-21')).toEqual({ checkIn: 'checkInInPast' })
  })
})

test('a room, a package of several days, a weekend and seniors need a night', async () => {
  const day = { checkIn: '2027-03-12', checkOut: '2027-03-12', nights: '' }
  const errorsAbout = async (about: string, category: string) => {
    const values = privateValues({ about, category, ...day })
    return (await parse(values, 'stay', inquiryDays(findSubject(about)))).errors
  }
  for (const about of ['stay', 'room-accessible', 'package-1'])
    expect(await errorsAbout(about, 'other')).toEqual({ checkOut: 'nightMissing' })
  for (const category of ['weekend', 'senior'])
    expect(await errorsAbout('', category)).toEqual({ checkOut: 'nightMissing' })
  for (const category of ['relax', 'event', 'other']) expect(await errorsAbout('', category)).toEqual({})
})

test('a gift card of an amount of the guest’s own needs the amount', async () => {
  const days = inquiryDays(findSubject('gift-card-own'))
  const errorsOn = async (additionalRequests: string) =>
    (await parse(privateValues({ category: 'other', additionalRequests }), 'none', days)).errors
  expect(await errorsOn('')).toEqual({ additionalRequests: 'amountMissing' })
  expect(await errorsOn('800 kr, till Åsa')).toEqual({})
})

describe('dates', () => {
  const undated = privateValues({ checkIn: '', checkOut: '', nights: '' })

  test('a subject of one day takes no departure and no nights', async () => {
    const strayed = { ...undated, checkIn: '2027-03-12', checkOut: '2027-03-01', nights: 'x' }
    expect(await inquiryOf(strayed, 'day')).toMatchObject({
      checkIn: '2027-03-12',
      checkOut: null,
      nights: null,
    })
  })

  test('a subject of one day requires a date that is not over', async () => {
    expect(await errorsOf(undated, 'day')).toEqual({ checkIn: 'checkInMissing' })
    expect(await errorsOf({ ...undated, checkIn: '2026-11-21' }, 'day')).toEqual({ checkIn: 'checkInInPast' })
  })

  test('a subject without dates keeps none that were posted', async () => {
    const values = privateValues({ dietaryRequirements: 'Nötter' })
    expect(await inquiryOf(values, 'none')).toMatchObject({
      checkIn: null,
      checkOut: null,
      dietaryRequirements: null,
    })
  })
})

describe('a subject with days of its own', () => {
  beforeEach(() => void vi.setSystemTime('2025-10-20T12:00:00Z'))

  const datesError = async (
    about: string,
    checkIn: string,
    checkOut: string,
    changes: Partial<InquiryValues> = {},
  ) => {
    const subject = findSubject(about)
    const typed = privateValues({ about, checkIn, checkOut, ...changes })
    return (await parse(typed, subject?.dates, inquiryDays(subject))).errors.checkIn
  }

  // 3 November 2025 is a Monday.
  test.each([
    ['package-8', '2025-11-03', '2025-11-05', true],
    ['package-8', '2025-11-05', '2025-11-07', true],
    ['package-8', '2025-11-03', '2025-11-07', true],
    ['package-8', '2025-11-14', '2025-11-16', false],
    ['package-8', '2025-11-03', '2025-11-03', false],
    ['package-8', '2025-11-05', '2025-11-05', false],
    ['package-8', '2025-11-04', '2025-11-06', false],
    ['package-8', '2025-11-03', '2025-11-12', false],
    ['package-104', '2025-11-07', '2025-11-08', true],
    ['package-104', '2025-11-08', '2025-11-09', false],
    ['package-2', '2025-11-08', '', true],
    ['package-2', '2025-11-09', '', false],
    ['day-spa', '2025-11-09', '', false],
    ['package-4', '2025-11-08', '2025-11-09', true],
    ['package-304', '2025-12-05', '2025-12-07', true],
    ['package-304', '2025-12-24', '2025-12-25', false],
    ['package-303', '2025-11-07', '2025-11-09', true],
    ['event-hostretreat', '2025-11-07', '2025-11-09', true],
    ['event-hostretreat', '2025-11-07', '2025-11-08', false],
    ['christmas-buffet', '2025-11-29', '', true],
    ['christmas-buffet', '2025-12-12', '', true],
    ['christmas-buffet', '2025-12-24', '', false],
    ['christmas-lunch', '2025-12-17', '', true],
    ['christmas-lunch', '2025-12-20', '', false],
    ['christmas-company', '2025-12-10', '', true],
    ['christmas-company', '2025-12-24', '', false],
    ['new-year', '2025-12-30', '2026-01-01', true],
    ['new-year', '2025-12-29', '2025-12-31', false],
    ['new-year-dinner', '2025-12-31', '', true],
    ['new-year-dinner', '2026-12-31', '', false],
    ['table', '2025-12-24', '', true],
    ['room-accessible', '2025-12-24', '2025-12-26', true],
  ] as const)(
    'an inquiry about %s accepts a stay from %s to %s: %s',
    async (about, checkIn, checkOut, isPossible) => {
      expect(await datesError(about, checkIn, checkOut)).toBe(isPossible ? undefined : 'otherDays')
    },
  )

  test('has the same days as its package in the form, while that is offered', async () => {
    const choose = (category: string, packageType: string, checkIn = '2025-11-14') =>
      datesError('', checkIn, '2025-11-16', { category, packageType })
    expect(await choose('senior', 'senior')).toBe('seniorDays')
    expect(await choose('weekend', 'harliga-fredag')).toBe('fridayDays')
    expect(await choose('weekend', 'hostreatreat')).toBe('retreatDays')
    expect(await choose('relax', 'dagspa', '2025-11-16')).toBe('daySpaDays')
    for (const [category, packageType] of [
      ['senior', ''],
      ['weekend', 'weekend'],
      ['relax', 'dagspa'],
      ['other', 'senior'],
    ] as const)
      expect(await choose(category, packageType)).toBeUndefined()
    vi.setSystemTime('2025-11-13T12:00:00Z')
    expect(await choose('weekend', 'hostreatreat')).toBeUndefined()
  })

  test('names its days beside the errors of other fields, but not for missing or past dates', async () => {
    expect(await datesError('package-8', '2025-11-14', '2025-11-16', { name: '', email: 'x' })).toBe(
      'otherDays',
    )
    expect(await datesError('package-8', '', '')).toBe('checkInMissing')
    expect(await datesError('christmas-buffet', '2025-10-01', '')).toBe('checkInInPast')
  })
})

test.each([
  ['2027-03-12', '2027-03-14', '2', undefined],
  ['2027-03-12', '2027-03-14', '', undefined],
  ['2027-03-27', '2027-03-29', '2', undefined],
  ['2027-03-12', '2027-03-14', '5', 'nightsContradict'],
  ['2027-03-12', '2027-03-12', '1', 'nightsContradict'],
  ['2027-03-14', '2027-03-12', '2', undefined],
])('a stay from %s to %s with %s nights has the error %s', async (checkIn, checkOut, nights, error) => {
  expect((await errorsOf(privateValues({ checkIn, checkOut, nights }))).nights).toBe(error)
})

describe('a parsed inquiry', () => {
  test('keeps a text without its ends and control characters', async () => {
    const text = '<script>alert(1)</script>\n"Ät’\u0007 🏔️👩‍👩‍👧 \\ %00'
    const inquiry = await inquiryOf(
      privateValues({ name: ' Åsa\r\nBcc: x\t ', additionalRequests: ` ${text} ` }),
    )
    expect(inquiry.name).toBe('Åsa Bcc: x')
    expect(inquiry.additionalRequests).toBe(text.replace('\u0007', ''))
  })

  test('has null for empty optional values, and false for flags', async () => {
    const values = privateValues()
    const nothing = Object.keys(emptyInquiry).map((field) => [field, null])
    const typed = Object.entries(values).filter(([, value]) => value !== '')
    expect(await inquiryOf(values)).toEqual({
      ...Object.fromEntries([...nothing, ...typed]),
      about: '',
      requestSpa: false,
      requestActivity: false,
    })
  })

  test('leaves out the fields that its category does not show', async () => {
    const filled = {
      'meals.lunch': 'on',
      needsAccommodation: 'no',
      accommodationNotes: 'x'.repeat(9000),
      conferenceType: 'day',
      technicalEquipment: 'Projektor',
      packageType: 'weekend',
      requestSpa: 'on',
      requestActivity: 'on',
    } as const
    expect(await inquiryOf(businessValues({ ...filled, category: 'nyar' }))).toMatchObject({
      meals: null,
      needsAccommodation: null,
      accommodationNotes: null,
      conferenceType: null,
      technicalEquipment: 'Projektor',
      packageType: null,
      requestSpa: false,
      requestActivity: false,
    })
    expect(await inquiryOf(privateValues({ ...filled, category: 'event' }))).toMatchObject({
      technicalEquipment: null,
      packageType: null,
      requestSpa: true,
      requestActivity: true,
    })
  })

  test('keeps meals and packages', async () => {
    const chosen = businessValues({ 'meals.lunch': 'on', 'meals.afternoonCoffee': 'on' })
    expect(await inquiryOf(chosen)).toMatchObject({
      meals: { lunch: true, dinner: false, morningCoffee: false, afternoonCoffee: true },
    })
    for (const [category, types] of Object.entries(packageTypes))
      for (const packageType of types)
        expect(
          await inquiryOf(privateValues({ ...DAYS_OF[packageType], category, packageType })),
        ).toMatchObject({ packageType })
  })
})
