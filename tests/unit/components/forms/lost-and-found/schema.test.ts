import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lostAndFoundSchema } from '@/components/forms/lost-and-found/schema'
import { emptyRequest } from '@/components/forms/lost-and-found/values'
import { formDataOf } from '@/tests/support/form-data'
import { type LostAndFoundValues, lostValues } from '@/tests/support/form-values'
import { readForm } from '@/tests/support/parsed-form'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const parse = (values: LostAndFoundValues) => readForm(lostAndFoundSchema, emptyRequest, formDataOf(values))
const textsOf = async (changes: Partial<LostAndFoundValues>) => (await parse(lostValues(changes))).texts

test('a valid form is parsed to its values', async () => {
  const values = lostValues()
  expect((await parse(values)).result).toEqual({
    data: { ...values, bookingNumber: null, acceptTerms: true },
  })
})

test('an empty form has these messages', async () => {
  const nothing = Object.fromEntries(Object.keys(emptyRequest).map((field) => [field, '']))
  expect(await textsOf(nothing)).toEqual({
    name: 'Namn måste innehålla minst 2 tecken',
    address: 'Adress måste innehålla minst 2 tecken',
    zipCode: 'Postnummer måste innehålla minst 5 tecken',
    city: 'Ort måste innehålla minst 2 tecken',
    phone: 'Telefonnummer måste innehålla minst 7 tecken',
    email: 'Ogiltig e-postadress',
    arrivalDate: 'Ankomstdatum måste anges',
    departureDate: 'Avresedatum måste anges',
    itemDescription: 'Beskrivning av föremål måste innehålla minst 5 tecken',
    acceptTerms: 'Du måste godkänna villkoren för att fortsätta',
  })
})

test('a message names the length of the shortest text that is taken', async () => {
  const nothing = { name: '', address: '', zipCode: '', city: '', phone: '', itemDescription: '' }
  const messages = Object.entries(await textsOf(nothing))
  expect(messages).toHaveLength(Object.keys(nothing).length)
  for (const [field, message] of messages) {
    const shortest = Number(/\d+/.exec(message))
    expect(await textsOf({ [field]: '9'.repeat(shortest - 1) })).toEqual({ [field]: message })
    expect(await textsOf({ [field]: '9'.repeat(shortest) })).toEqual({})
  }
})

const notDigits = 'Postnummer får endast innehålla siffror utan mellanslag'

test.each([
  [{ zipCode: '935 00' }, { zipCode: notDigits }],
  [{ zipCode: '٩٣٥٠٠' }, { zipCode: notDigits }],
  [{ phone: '070-123 45 67 kvällar' }, { phone: 'Ogiltigt telefonnummer format' }],
  [
    { arrivalDate: '2026-02-30' },
    { arrivalDate: 'Datumet är ofullständigt eller finns inte. Skriv år, månad och dag.' },
  ],
  [{ arrivalDate: '0025-03-03' }, { arrivalDate: 'Året stämmer inte. Skriv det med fyra siffror.' }],
  [{ arrivalDate: '2024-03-09' }, { arrivalDate: 'Datumet ligger mer än två år bakåt. Kontrollera året.' }],
  [{ arrivalDate: '2024-03-10' }, {}],
  [{ phone: '070/123 45 67' }, { phone: 'Ogiltigt telefonnummer format' }],
  [{ zipCode: ' ９３５００\u200B' }, {}],
  [
    { arrivalDate: '2026-03-11', departureDate: '2026-03-12' },
    {
      arrivalDate: 'Ankomstdatum kan inte vara i framtiden',
      departureDate: 'Avresedatum kan inte vara i framtiden',
    },
  ],
  [
    { departureDate: '2025-03-02' },
    { departureDate: 'Avresedatum måste vara efter eller samma som ankomstdatum' },
  ],
  [{ departureDate: '2025-03-03' }, {}],
  [
    { itemDescription: '  mås \n' },
    { itemDescription: 'Beskrivning av föremål måste innehålla minst 5 tecken' },
  ],
  [{ acceptTerms: 'false' }, { acceptTerms: 'Du måste godkänna villkoren för att fortsätta' }],
])('a form with %j has the messages %j', async (changes, texts) => {
  expect(await textsOf(changes)).toEqual(texts)
})
