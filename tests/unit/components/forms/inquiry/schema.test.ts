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

const errorsOf = async (values: InquiryValues, dates?: DateKind) => {
  const result = await parse(values, dates)
  return 'fieldErrors' in result ? result.fieldErrors : {}
}

async function inquiryOf(values: InquiryValues, dates?: DateKind): Promise<Inquiry> {
  const result = await parse(values, dates)
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
const textsOf = async (values: InquiryValues) =>
  Object.fromEntries(
    Object.entries(await errorsOf(values)).map(([field, key]) => [field, sv.forms.errors[key as MessageKey]]),
  )

test('the messages of an empty form, to the letter and in the order of the form', async () => {
  const nothing = { name: '', company: '', email: '', phone: '', participants: '', checkIn: '', checkOut: '' }
  const words = await textsOf(businessValues({ ...nothing, needsAccommodation: '' }))
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
  expect(await textsOf(privateValues(nothing))).toEqual({ ...shared, participants: 'Ange antal personer' })
})

test.each([
  ...(['name', 'company', 'phone', 'participants'] as const).map(
    (field) => [field, FIELD_LIMITS[field]] as const,
  ),
  ...(['accommodationNotes', 'dietaryRequirements', 'technicalEquipment', 'additionalRequests'] as const).map(
    (field) => [field, FIELD_LIMITS.freeText] as const,
  ),
  ['email', FIELD_LIMITS.email],
] as const)('%s takes %i characters and no more', async (field, limit) => {
  const end = field === 'email' ? '@example.com' : ''
  const filled = (length: number) => businessValues({ [field]: 'a'.repeat(length - end.length) + end })
  expect(await errorsOf(filled(limit))).toEqual({})
  expect(await errorsOf(filled(limit + 1))).toEqual({ [field]: `tooLong ${limit}` })
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
  ] as const)('%j', async (changes, field, key) => {
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
  ])('of a company: %j', async (changes, errors) => {
    expect(await errorsOf(businessValues(changes))).toEqual(errors)
  })

  test('a leap day, a day without a night and an arrival today are fine, yesterday is not', async () => {
    const errorsOn = (day: string) => errorsOf(privateValues({ checkIn: day, checkOut: day, nights: '0' }))
    expect(await errorsOn('2028-02-29')).toEqual({})
    expect(await errorsOn('2026-11-22')).toEqual({})
    expect(await errorsOn('2026-11-21')).toEqual({ checkIn: 'checkInInPast' })
  })
})

describe('dates', () => {
  const undated = privateValues({ checkIn: '', checkOut: '', nights: '' })

  test('of one day, a departure and nights are not asked for', async () => {
    const strayed = { ...undated, checkIn: '2027-03-12', checkOut: '2027-03-01', nights: 'x' }
    expect(await inquiryOf(strayed, 'day')).toMatchObject({
      checkIn: '2027-03-12',
      checkOut: null,
      nights: null,
    })
  })

  test('one date is required, and not in the past', async () => {
    expect(await errorsOf(undated, 'day')).toEqual({ checkIn: 'checkInMissing' })
    expect(await errorsOf({ ...undated, checkIn: '2026-11-21' }, 'day')).toEqual({ checkIn: 'checkInInPast' })
  })

  test('without dates, none is kept, whatever was posted', async () => {
    const values = privateValues({ dietaryRequirements: 'Nötter' })
    expect(await inquiryOf(values, 'none')).toMatchObject({
      checkIn: null,
      checkOut: null,
      dietaryRequirements: null,
    })
  })
})

describe('what is kept', () => {
  test('text stays as typed, without ends and control characters', async () => {
    const text = '<script>alert(1)</script>\n"Ät’\u0007 🏔️👩‍👩‍👧 \\ %00'
    const inquiry = await inquiryOf(
      privateValues({ name: ' Åsa\r\nBcc: x\t ', additionalRequests: ` ${text} ` }),
    )
    expect(inquiry.name).toBe('Åsa Bcc: x')
    expect(inquiry.additionalRequests).toBe(text.replace('\u0007', ''))
  })

  test('empty optional values are null and the flags false', async () => {
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

  test('what a category does not show does not come along', async () => {
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

  test('meals and packages', async () => {
    const chosen = businessValues({ 'meals.lunch': 'on', 'meals.afternoonCoffee': 'on' })
    expect(await inquiryOf(chosen)).toMatchObject({
      meals: { lunch: true, dinner: false, morningCoffee: false, afternoonCoffee: true },
    })
    for (const [category, types] of Object.entries(packageTypes))
      for (const packageType of types)
        expect(await inquiryOf(privateValues({ category, packageType }))).toMatchObject({ packageType })
  })
})
