import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FIELD_LIMITS } from '@/components/forms/core/zod'
import { parseForm, readFormValues } from '@/components/forms/core/form-values'
import { packageTypes, type DateKind } from '@/content/inquiry-choices'
import type { MessageKey } from '@/components/forms/core/result'
import { emptyInquiry } from '@/components/forms/inquiry/values'
import { inquirySchemas, type Inquiry } from '@/components/forms/inquiry/schema'
import sv from '@/messages/sv.json' with { type: 'json' }
import { formDataOf } from '@/tests/support/form-data'
import { businessValues, privateValues, type InquiryValues } from '@/tests/support/form-values'

const parse = (values: Partial<Record<string, string>>, dates: DateKind = 'stay') =>
  parseForm<Inquiry>(inquirySchemas[dates], readFormValues(formDataOf(values), emptyInquiry))

const errorsOf = (values: InquiryValues, dates?: DateKind) => {
  const result = parse(values, dates)
  return 'fieldErrors' in result ? result.fieldErrors : {}
}

function inquiryOf(values: InquiryValues, dates?: DateKind): Inquiry {
  const result = parse(values, dates)
  if ('fieldErrors' in result) throw new Error(JSON.stringify(result.fieldErrors))
  return result.data
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The Swedish texts of a form's errors. */
const textsOf = (values: InquiryValues) =>
  Object.fromEntries(
    Object.entries(errorsOf(values)).map(([field, key]) => [field, sv.forms.errors[key as MessageKey]]),
  )

test('the messages of an empty form, to the letter and in the order of the form', () => {
  const nothing = { name: '', company: '', email: '', phone: '', participants: '', checkIn: '', checkOut: '' }
  const words = textsOf(businessValues({ ...nothing, needsAccommodation: '' }))
  expect(Object.entries(words)).toEqual([
    ['name', 'Namn måste vara minst 2 tecken'],
    ['company', 'Företagsnamn måste vara minst 2 tecken'],
    ['email', 'Ogiltig e-postadress'],
    ['phone', 'Telefonnummer måste vara minst 6 siffror'],
    ['participants', 'Ange antal deltagare'],
    ['checkIn', 'Välj ett ankomstdatum'],
    ['checkOut', 'Välj ett avresedatum'],
    ['needsAccommodation', 'Välj ett alternativ'],
  ])
  const { company: _company, needsAccommodation: _rooms, ...shared } = words
  expect(textsOf(privateValues(nothing))).toEqual({ ...shared, participants: 'Ange antal personer' })
})

test.each([
  ...(['name', 'company', 'phone', 'participants'] as const).map(
    (field) => [field, FIELD_LIMITS[field]] as const,
  ),
  ...(['accommodationNotes', 'dietaryRequirements', 'technicalEquipment', 'additionalRequests'] as const).map(
    (field) => [field, FIELD_LIMITS.freeText] as const,
  ),
  ['email', FIELD_LIMITS.email],
] as const)('%s takes %i characters and no more', (field, limit) => {
  const end = field === 'email' ? '@example.com' : ''
  const filled = (length: number) => businessValues({ [field]: 'a'.repeat(length - end.length) + end })
  expect(errorsOf(filled(limit))).toEqual({})
  expect(errorsOf(filled(limit + 1))).toEqual({ [field]: `tooLong ${limit}` })
})

describe('bad input', () => {
  test.each([
    [{ name: ' A ' }, 'name', 'nameTooShort'],
    [{ email: 'annika@norrskog' }, 'email', 'emailInvalid'],
    [{ email: 'a b@example.com' }, 'email', 'emailInvalid'],
    [{ phone: '12345' }, 'phone', 'phoneTooShort'],
    [{ participants: '0' }, 'participants', 'guestsMissing'],
    [{ participants: '-2' }, 'participants', 'guestsMissing'],
    [{ participants: '2.5' }, 'participants', 'guestsMissing'],
    [{ participants: 'två' }, 'participants', 'guestsMissing'],
    [{ nights: '-1' }, 'nights', 'nightsInvalid'],
    [{ category: 'conference' }, 'category', 'chooseOption'],
    [{ category: 'constructor' }, 'category', 'chooseOption'],
    [{ category: '' }, 'category', 'chooseOption'],
    [{ packageType: 'senior' }, 'packageType', 'chooseOption'],
    [{ packageType: '__proto__' }, 'packageType', 'chooseOption'],
    [{ checkIn: '2027-02-29' }, 'checkIn', 'checkInMissing'],
    [{ checkIn: '0027-03-12' }, 'checkIn', 'checkInMissing'],
    [{ checkOut: '2027-04-31' }, 'checkOut', 'checkOutMissing'],
    [{ checkOut: '14/03/2027' }, 'checkOut', 'checkOutMissing'],
    [{ checkOut: '2027-03-11' }, 'checkOut', 'checkOutBeforeCheckIn'],
  ] as const)('%j', (changes, field, key) => {
    expect(errorsOf(privateValues(changes))).toEqual({ [field]: key })
  })

  test.each([
    [{ category: 'relax' }, { category: 'chooseOption' }],
    [{ category: 'unknown' }, { category: 'chooseOption' }],
    [{ formType: 'admin' }, { formType: 'chooseOption' }],
    [
      { conferenceType: 'party', needsAccommodation: 'maybe' },
      { conferenceType: 'chooseOption', needsAccommodation: 'chooseOption' },
    ],
  ])('of a company: %j', (changes, errors) => {
    expect(errorsOf(businessValues(changes))).toEqual(errors)
  })

  test('a leap day, a day without a night and an arrival today are fine, yesterday is not', () => {
    const errorsOn = (day: string) => errorsOf(privateValues({ checkIn: day, checkOut: day, nights: '0' }))
    expect(errorsOn('2028-02-29')).toEqual({})
    expect(errorsOn('2026-11-22')).toEqual({})
    expect(errorsOn('2026-11-21')).toEqual({ checkIn: 'checkInInPast' })
  })
})

describe('dates', () => {
  const undated = privateValues({ checkIn: '', checkOut: '', nights: '' })

  test('of one day, a departure and nights are not asked for', () => {
    const strayed = { ...undated, checkIn: '2027-03-12', checkOut: '2027-03-01', nights: 'x' }
    expect(inquiryOf(strayed, 'day')).toMatchObject({ checkIn: '2027-03-12', checkOut: null, nights: null })
  })

  test('one date is required, and not in the past', () => {
    expect(errorsOf(undated, 'day')).toEqual({ checkIn: 'checkInMissing' })
    expect(errorsOf({ ...undated, checkIn: '2026-11-21' }, 'day')).toEqual({ checkIn: 'checkInInPast' })
  })

  test('without dates, none is kept, whatever was posted', () => {
    const values = privateValues({ dietaryRequirements: 'Nötter' })
    expect(inquiryOf(values, 'none')).toMatchObject({
      checkIn: null,
      checkOut: null,
      dietaryRequirements: null,
    })
  })
})

describe('what is kept', () => {
  test('text stays as typed, without ends and control characters', () => {
    const text = '<script>alert(1)</script>\n"Ät’\u0007 🏔️👩‍👩‍👧 \\ %00'
    const inquiry = inquiryOf(privateValues({ name: ' Åsa\r\nBcc: x\t ', additionalRequests: ` ${text} ` }))
    expect(inquiry.name).toBe('Åsa Bcc: x')
    expect(inquiry.additionalRequests).toBe(text.replace('\u0007', ''))
  })

  test('empty optional values are null and the flags false', () => {
    const values = privateValues()
    const nothing = Object.keys(emptyInquiry).map((field) => [field, null])
    const typed = Object.entries(values).filter(([, value]) => value !== '')
    expect(inquiryOf(values)).toEqual({
      ...Object.fromEntries([...nothing, ...typed]),
      about: '',
      requestSpa: false,
      requestActivity: false,
    })
  })

  test('what a category does not show does not come along', () => {
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
    expect(inquiryOf(businessValues({ ...filled, category: 'nyar' }))).toMatchObject({
      meals: null,
      needsAccommodation: null,
      accommodationNotes: null,
      conferenceType: null,
      technicalEquipment: 'Projektor',
      packageType: null,
      requestSpa: false,
      requestActivity: false,
    })
    expect(inquiryOf(privateValues({ ...filled, category: 'event' }))).toMatchObject({
      technicalEquipment: null,
      packageType: null,
      requestSpa: true,
      requestActivity: true,
    })
  })

  test('meals and packages', () => {
    const meals = inquiryOf(businessValues({ 'meals.lunch': 'on', 'meals.afternoonCoffee': 'on' })).meals
    expect(meals).toEqual({ lunch: true, dinner: false, morningCoffee: false, afternoonCoffee: true })
    for (const [category, types] of Object.entries(packageTypes))
      for (const packageType of types)
        expect(inquiryOf(privateValues({ category, packageType })).packageType).toBe(packageType)
  })
})
