import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { afterAnswer } from '@/tests/support/after-answer'
import { watchAction } from '@/tests/support/site-calls'
import { formDataOf } from '@/tests/support/form-data'
import { businessValues, privateValues } from '@/tests/support/form-values'
import { bookingRow } from '@/tests/support/rows'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', () => import('@/tests/support/after-answer'))

import { sendInquiry } from '@/components/forms/inquiry/action'

const { calls, notifications, rows } = watchAction()
const uniqueEmail = () => `${randomUUID()}@example.com`

test('one row with every column, and once the answer has left the notification with the camelCase values', async () => {
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
  expect(calls).toEqual([{ method: 'POST', path: '/rest/v1/booking_inquiries', body: row }])

  await afterAnswer()
  const data = { formType: 'business', checkIn: '2027-03-12', conferenceType: 'overnight', meals }
  expect(calls[1]).toMatchObject({
    method: 'POST',
    path: '/functions/v1/send-notification-email',
    body: { type: 'booking', data },
  })
  const stored = await rows.from('booking_inquiries').select().eq('email', values.email).single()
  expect(stored.data).toMatchObject(row)
  expect(answer).toMatchObject({ ok: true, receipt: { reference: stored.data?.reference } })
})

test('ten at once are one row, one notification, and the same receipt for all', async () => {
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
