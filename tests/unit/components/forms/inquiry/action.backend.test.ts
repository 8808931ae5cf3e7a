import { expect, test, vi } from 'vitest'
import { HONEYPOT_FIELD } from '@/components/forms/core/hidden-fields'
import { isWithinRateLimit, RATE_LIMITS } from '@/lib/rate-limit'
import { afterAnswer } from '@/tests/support/after-answer'
import { formDataOf } from '@/tests/support/form-data'
import { businessValues, type InquiryValues, privateValues } from '@/tests/support/form-values'
import { bookingRow } from '@/tests/support/rows'
import { watchAction } from '@/tests/support/site-calls'
import { uniqueEmail } from '@/tests/support/unique-email'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', () => import('@/tests/support/after-answer'))

import { sendInquiry } from '@/components/forms/inquiry/action'

const { calls, notifications, breakCalls, rows, logged } = watchAction()

/** Sends the inquiry of a private guest. */
async function send(changes: Partial<InquiryValues>) {
  const values = privateValues({ email: uniqueEmail(), ...changes })
  const answer = await sendInquiry(null, formDataOf(values))
  const { data } = await rows.from('booking_inquiries').select().eq('email', values.email)
  return { answer, email: values.email, row: data?.[0] }
}

test('an inquiry is one row with every column, and one notification once the answer has left', async () => {
  const values = businessValues({
    email: uniqueEmail(),
    'meals.lunch': 'on',
    conferenceType: 'overnight',
    additionalRequests: 'Vi kommer sent 🌲 <b>\nHej',
  })
  const answer = await sendInquiry(null, formDataOf({ ...values, language: 'en' }))
  const meals = { lunch: true, dinner: false, morningCoffee: false, afternoonCoffee: false }
  const row = bookingRow({
    name: 'Åsa Öberg',
    email: values.email,
    phone: '0980-319',
    participants: '12–15',
    check_in_date: '2027-03-12',
    check_out_date: '2027-03-14',
    meals: JSON.stringify(meals),
    conference_type: 'overnight',
    additional_requests: 'Vi kommer sent 🌲 <b>\nHej',
    language: 'en',
  })
  expect(notifications()).toEqual([])
  await afterAnswer()
  const data = { checkIn: '2027-03-12', meals }
  expect(notifications()).toMatchObject([{ body: { type: 'booking', data } }])
  const stored = await rows.from('booking_inquiries').select().eq('email', values.email).single()
  expect(stored.data).toMatchObject(row)
  expect(answer).toMatchObject({ ok: true, receipt: { reference: stored.data?.reference } })
})

test('ten parallel sends of one inquiry are one row, one notification and one receipt', async () => {
  const values = privateValues({ email: uniqueEmail() })
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendInquiry(null, formDataOf(values))))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  const receipts = answers.map((answer) => (answer.ok ? JSON.stringify(answer.receipt) : ''))
  expect(new Set(receipts).size).toBe(1)
  await afterAnswer()
  expect(notifications()).toHaveLength(1)
  const { data } = await rows.from('booking_inquiries').select('id').eq('email', values.email)
  expect(data).toHaveLength(1)
})

const noArrival = { check_in_date: null, check_out_date: null }

test.each([
  [
    'treatment-classicMassage-25',
    { checkOut: '' },
    'Klassisk massage, 25 minuter, 595 kr',
    { check_out_date: null },
  ],
  ['gift-card-600', { checkIn: '', checkOut: '' }, 'Presentkort, 600 kr', noArrival],
  ['gift-card-7', {}, null, {}],
  ['__proto__', {}, null, {}],
  ['x'.repeat(9000), {}, null, {}],
  ['event-kraftskiva', {}, null, {}],
])(
  'an inquiry about %.30s stores its subject beside what the guest typed',
  async (about, changes, subject, dates) => {
    const additionalRequests = 'Gäller: Presentkort, 2 st'
    const { row } = await send({ about, additionalRequests, ...changes })
    const subject_id = subject && about
    expect(row).toMatchObject({ subject, subject_id, ...dates, additional_requests: additionalRequests })
  },
)

test('the same content from the page in the other locale is one row with the first receipt', async () => {
  const values = privateValues({ email: uniqueEmail(), about: 'treatment-classicMassage-25' })
  const [first, second] = [
    await sendInquiry(null, formDataOf({ ...values, language: 'sv' })),
    await sendInquiry(null, formDataOf({ ...values, language: 'en' })),
  ]
  expect(first).toMatchObject({ ok: true })
  expect(second).toEqual(first)
  const { data } = await rows.from('booking_inquiries').select('language').eq('email', values.email)
  expect(data).toEqual([{ language: 'sv' }])
})

test('an unknown or expired subject falls back to arrival and departure', async () => {
  for (const about of ['gift-card-7', 'event-kraftskiva']) {
    const { answer } = await send({ about, checkOut: '' })
    expect(answer).toMatchObject({ fieldErrors: { checkOut: 'checkOutMissing' } })
  }
})

test('a form that was opened before its subject expired is still sent, and one without a known subject says what to do', async () => {
  const over = { about: 'event-kraftskiva', dates: 'day', checkOut: '' }
  expect((await send(over)).row).toMatchObject({ subject: 'Kräftskiva', check_out_date: null })
  const gone = await send({ about: 'gift-card-7', dates: 'none', checkIn: '', checkOut: '' })
  expect(gone).toMatchObject({ answer: { formError: 'subjectGone' }, row: undefined })
})

test('a form about nothing asks for arrival and departure, whatever it was posted with', async () => {
  const { answer, row } = await send({ about: '', dates: 'none', checkIn: '', checkOut: '' })
  expect(answer).toMatchObject({ fieldErrors: { checkIn: 'checkInMissing', checkOut: 'checkOutMissing' } })
  expect(row).toBeUndefined()
})

test('the receipt repeats the values that the form shows and the guest filled in', async () => {
  const typed = { name: ' Åsa Öberg ', requestSpa: 'on', company: 'Norrskog', 'meals.lunch': 'on' }
  const { answer, email, row } = await send(typed)
  const { formType, category, phone, participants, checkIn, checkOut } = privateValues()
  expect(answer).toEqual({
    ok: true,
    receipt: {
      reference: row?.reference,
      receivedAt: new Date(row?.created_at ?? '').toISOString(),
      isMailed: true,
      values: {
        formType,
        category,
        name: 'Åsa Öberg',
        email,
        phone,
        participants,
        checkIn,
        checkOut,
        requestSpa: 'on',
      },
    },
  })
})

test('the receipt does not say whether it is mailed when the database does not tell', async () => {
  breakCalls(/has_confirmation/)
  expect((await send({})).answer).toMatchObject({ ok: true, receipt: { isMailed: undefined } })
  expect(logged).toHaveBeenCalledOnce()
})

test('a filled-in honeypot and a failing backend return the values, and the log holds none of them', async () => {
  const values = { name: 'Åsa Öberg' }
  const trapped = formDataOf({ ...privateValues(), [HONEYPOT_FIELD]: 'https://spam.example' })
  expect(await sendInquiry(null, trapped)).toMatchObject({ ok: false, formError: 'blocked', values })
  expect(calls).toEqual([])
  breakCalls(/booking_inquiries/)
  const { answer, row } = await send({})
  expect(answer).toMatchObject({ ok: false, formError: 'inquiryNotSent', values })
  expect(row).toBeUndefined()
  expect(logged).toHaveBeenCalledOnce()
  expect(logged.mock.calls.join()).not.toMatch(/Åsa|example\.com/)
  await afterAnswer()
  expect(notifications()).toEqual([])
})

test('an inquiry above the rate limit of its email is not stored, and returns its values', async () => {
  const email = uniqueEmail()
  for (let sent = 0; sent < RATE_LIMITS.inquiry.email; sent++)
    await isWithinRateLimit('inquiry', { ip: null, email })
  const { answer, row } = await send({ email: ` ${email}` })
  expect(answer).toMatchObject({ ok: false, formError: 'rateLimited', values: { name: 'Åsa Öberg' } })
  expect(row).toBeUndefined()
})

test('a call without a form is refused as an empty one, and raises no alarm', async () => {
  const answer = await sendInquiry(null, 'x' as unknown as FormData)
  expect(answer).toMatchObject({ ok: false, fieldErrors: { formType: 'chooseOption' } })
  expect(logged).not.toHaveBeenCalled()
})
