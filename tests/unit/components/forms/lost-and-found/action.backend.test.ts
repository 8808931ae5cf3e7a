import { expect, test, vi } from 'vitest'
import { afterAnswer } from '@/tests/support/after-answer'
import { formDataOf } from '@/tests/support/form-data'
import { watchAction } from '@/tests/support/site-calls'
import { lostValues } from '@/tests/support/form-values'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', () => import('@/tests/support/after-answer'))

import { sendLostAndFound } from '@/components/forms/lost-and-found/action'

const { calls, notifications, breakCalls, rows, logged } = watchAction()

test('the insert carries every column, the notification the form’s values under its own names for the dates', async () => {
  const values = lostValues()
  expect(await sendLostAndFound(null, formDataOf({ ...values, language: 'en' }))).toMatchObject({
    ok: true,
    receipt: { reference: expect.stringMatching(/^KF-[0-9A-HJKMNP-TV-Z]{6}$/) as string },
  })
  await afterAnswer()
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/rest/v1/lost_and_found',
      body: {
        name: 'Åke Öst',
        address: 'Storgatan 1',
        zip_code: '93500',
        city: 'Norsjö',
        phone: '+46 (70) 123-45 67',
        email: values.email,
        booking_number: null,
        room_number: '214',
        arrival_date: '2025-03-03',
        departure_date: '2025-03-05',
        item_description: 'En grå mössa\nmed tofs',
        language: 'en',
      },
    },
    {
      method: 'POST',
      path: '/functions/v1/send-notification-email',
      body: {
        type: 'lost_found',
        data: {
          name: 'Åke Öst',
          email: values.email,
          phone: '+46 (70) 123-45 67',
          roomNumber: '214',
          checkInDate: '2025-03-03',
          checkOutDate: '2025-03-05',
          itemDescription: 'En grå mössa\nmed tofs',
        },
      },
    },
  ])
})

test('ten at once are one row, one notification, and success for all', async () => {
  const values = lostValues()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendLostAndFound(null, formDataOf(values))),
  )
  expect(answers.every(({ ok }) => ok)).toBe(true)
  await afterAnswer()
  expect(notifications()).toHaveLength(1)
  const { data } = await rows.from('lost_and_found').select('id').eq('email', values.email)
  expect(data).toHaveLength(1)
})

test('a notification that fails is logged without personal data, and the guest is thanked', async () => {
  breakCalls(/functions/)
  expect(await sendLostAndFound(null, formDataOf(lostValues()))).toMatchObject({ ok: true })
  await afterAnswer()
  expect(logged).toHaveBeenCalledOnce()
  expect(logged.mock.calls.join()).toMatch(/Notification failed.*"type":"lost_found"/)
  expect(logged.mock.calls.join()).not.toMatch(/Öst|example\.com/)
})
