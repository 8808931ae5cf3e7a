import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import sv from '@/messages/sv.json' with { type: 'json' }
import { afterAnswer } from '@/tests/support/after-answer'
import { formDataOf } from '@/tests/support/form-data'
import { watchAction } from '@/tests/support/site-calls'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', () => import('@/tests/support/after-answer'))

import { subscribeInFooter, subscribeInPopup } from '@/components/forms/newsletter/action'

const { calls, notifications, breakCalls, rows, logged } = watchAction()
const uniqueEmail = () => `${randomUUID()}@Example.com`

const insertOf = (email: string) => ({
  method: 'POST',
  path: '/rest/v1/newsletter_subscriptions',
  body: { email },
})

/** How many notifications are queued for an email; the outbox is not the site's to read. */
async function queuedFor(email: string) {
  const { data } = await rows.from('newsletter_subscriptions').select('id').eq('email', email).single()
  const queued = await rows
    .from('notification_outbox')
    .select('id')
    .eq('source_id', data?.id ?? '')
  return queued.data?.length
}

test('a sign-up in the footer is stored and not notified', async () => {
  const email = uniqueEmail()
  expect(await subscribeInFooter(null, formDataOf({ email }))).toEqual({ ok: true })
  await afterAnswer()
  expect(calls).toEqual([insertOf(email)])
  expect(await queuedFor(email)).toBe(0)
})

test('a sign-up in the pop-up is stored, and its notification is queued before the answer leaves', async () => {
  const email = uniqueEmail()
  expect(await subscribeInPopup(null, formDataOf({ email }))).toEqual({ ok: true })
  expect(calls).toMatchObject([insertOf(email)])
  expect(await queuedFor(email)).toBe(1)
  await afterAnswer()
  expect(notifications()).toMatchObject([{ body: { type: 'newsletter_subscription', data: { email } } }])
  expect(await queuedFor(email)).toBe(1)
})

test('an empty field is ignored in the footer and an error in the pop-up', async () => {
  expect(await subscribeInFooter(null, formDataOf({ email: '  ' }))).toEqual({
    ok: false,
    values: { email: '  ' },
  })
  expect(await subscribeInPopup(null, new FormData())).toMatchObject({
    fieldErrors: { email: 'newsletterEmailInvalid' },
  })
  expect(sv.forms.errors.newsletterEmailInvalid).toBe('Vänligen ange en giltig e-postadress')
  expect(calls).toEqual([])
})

test('a failing backend is an error, and the log does not hold the email', async () => {
  breakCalls(/newsletter_subscriptions/)
  expect(await subscribeInPopup(null, formDataOf({ email: 'anna@example.com' }))).toMatchObject({
    formError: 'tryAgain',
    values: { email: 'anna@example.com' },
  })
  expect(logged).toHaveBeenCalled()
  expect(logged.mock.calls.join()).not.toContain('anna')
  await afterAnswer()
  expect(notifications()).toEqual([])
})
