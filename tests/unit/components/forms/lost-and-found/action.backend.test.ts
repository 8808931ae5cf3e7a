import { expect, test, vi } from 'vitest'
import { afterAnswer } from '@/tests/support/after-answer'
import { formDataOf } from '@/tests/support/form-data'
import { lostValues } from '@/tests/support/form-values'
import { lostAndFoundRow } from '@/tests/support/rows'
import { watchAction } from '@/tests/support/site-calls'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', () => import('@/tests/support/after-answer'))

import { sendLostAndFound } from '@/components/forms/lost-and-found/action'

const { calls, breakCalls, logged } = watchAction()

test('a request is one row with every column, and one notification once the answer has left', async () => {
  const values = lostValues()
  expect(await sendLostAndFound(null, formDataOf({ ...values, language: 'en' }))).toMatchObject({
    ok: true,
    receipt: { reference: expect.stringMatching(/^KF-[0-9A-HJKMNP-TV-Z]{6}$/) as string },
  })
  await afterAnswer()
  const dates = { arrival_date: '2025-03-03', departure_date: '2025-03-05' }
  const row = lostAndFoundRow({
    ...dates,
    email: values.email,
    item_description: 'En grå mössa\nmed tofs',
    language: 'en',
  })
  const data = { checkInDate: '2025-03-03', checkOutDate: '2025-03-05' }
  expect(calls).toMatchObject([
    { path: '/rest/v1/lost_and_found', body: row },
    { body: { type: 'lost_found', data } },
  ])
})

test('a notification that fails is logged without personal data, and the guest is thanked', async () => {
  breakCalls(/functions/)
  expect(await sendLostAndFound(null, formDataOf(lostValues()))).toMatchObject({ ok: true })
  await afterAnswer()
  expect(logged).toHaveBeenCalledOnce()
  expect(logged.mock.calls.join()).toMatch(/Notification failed.*"type":"lost_found"/)
  expect(logged.mock.calls.join()).not.toMatch(/Öst|example\.com/)
})
