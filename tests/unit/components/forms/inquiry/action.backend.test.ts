import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { afterAnswer, endWithAnswer } from '@/tests/support/after-answer'
import { connect } from '@/tests/support/backend'
import { watchCalls } from '@/tests/support/site-calls'
import { formDataOf } from '@/tests/support/form-data'
import { businessValues, privateValues } from '@/tests/support/form-values'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', () => import('@/tests/support/after-answer'))

import { sendInquiry } from '@/components/forms/inquiry/action'

const backend = inject('backend')
const rows = connect(backend)
const { calls, notifications } = watchCalls(backend)
const uniqueEmail = () => `${randomUUID()}@example.com`

beforeEach(() => {
  calls.length = 0
  endWithAnswer()
})
afterAll(() => vi.restoreAllMocks())

test('the row is stored as it was sent, the notification follows once the answer has left', async () => {
  const email = uniqueEmail()
  const values = businessValues({ email, 'meals.lunch': 'on', additionalRequests: 'Sent 🌲 <b>\nHej' })
  const answer = await sendInquiry(null, formDataOf(values))
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /rest/v1/booking_inquiries'])

  await afterAnswer()
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /rest/v1/booking_inquiries',
    'POST /functions/v1/send-notification-email',
  ])
  expect(calls[1]?.body).toMatchObject({ type: 'booking', data: { email } })
  const { data } = await rows.from('booking_inquiries').select().eq('email', email).single()
  expect(data).toMatchObject(calls[0]?.body as object)
  expect(answer).toMatchObject({ ok: true, receipt: { reference: data?.reference } })
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
