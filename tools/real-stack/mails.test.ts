import { readdir, readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { connect } from '@/tests/support/backend'
import { requireRealConnection } from '@/tests/support/real-backend'
import { formDataOf } from '@/tests/support/form-data'
import { watchCalls } from '@/tests/support/site-calls'
import { privateValues, applicationForm, lostValues } from '@/tests/support/form-values'

const afterTasks = vi.hoisted(() => [] as (() => Promise<void>)[])
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', () => ({ after: (task: () => Promise<void>) => afterTasks.push(task) }))

import { sendInquiry } from '@/lib/inquiries/action'
import { sendApplication } from '@/lib/job-applications/action'
import { sendLostAndFound } from '@/lib/lost-and-found/action'
import { subscribeInFooter, subscribeInPopup } from '@/lib/newsletter/action'

const stack = requireRealConnection()
const service = connect(stack)
const { calls } = watchCalls(stack)

async function mailsAbout(words: string): Promise<string[]> {
  const files = (await readdir(stack.mailFolder)).filter((file) => file.endsWith('.json'))
  const texts = await Promise.all(
    files.map(async (file) => readFile(path.join(stack.mailFolder, file), 'utf8')),
  )
  return texts
    .filter((text) => text.includes(words))
    .map((text) => (JSON.parse(text) as { subject: string }).subject)
}
const dispatch = () => service.functions.invoke('send-notification-email', { body: { type: 'dispatch' } })

const email = () => `${randomUUID()}@example.com`
const guests = [
  [['Bokningsförfrågan ·', 'Bokningsförfrågan KF-'], privateValues({ email: email() }), sendInquiry],
  [['Kvarglömt ·', 'Kvarglömt KF-'], lostValues(), sendLostAndFound],
  [['Nyhetsbrev ·'], { email: email() }, subscribeInPopup],
] as const

beforeAll(() => vi.spyOn(console, 'log').mockImplementation(() => undefined))

test('all ten calls leave in their order, and each guest’s words arrive in one e-mail, and a confirmation reaches the guest', async () => {
  for (const [, values, send] of guests) {
    expect(await send(null, formDataOf(values))).toMatchObject({ ok: true })
    await afterTasks.pop()?.()
  }
  const application = applicationForm()
  expect(await sendApplication(null, application)).toMatchObject({ ok: true })
  await afterTasks.pop()?.()

  expect(
    calls.map(({ method, path: address }) => `${method} ${address.replace(/[\da-f-]{36}/, 'ID')}`),
  ).toEqual([
    'POST /rest/v1/booking_inquiries',
    'POST /functions/v1/send-notification-email',
    'POST /rest/v1/lost_and_found',
    'POST /functions/v1/send-notification-email',
    'POST /rest/v1/newsletter_subscriptions',
    'POST /functions/v1/send-notification-email',
    'POST /rest/v1/job_applications',
    'POST /storage/v1/object/job_applications/ID_cv.pdf',
    'PATCH /rest/v1/job_applications',
    'POST /functions/v1/send-notification-email',
  ])
  await dispatch()
  for (const [subjects, values] of guests) {
    const expected = subjects.map((start) => expect.stringContaining(start) as string)
    expect((await mailsAbout(values.email)).toSorted().toReversed()).toEqual(expected)
  }
  expect((await mailsAbout(String(application.get('email')))).toSorted().toReversed()).toEqual([
    'Jobbansökan · Kock · Kim Lund',
    expect.stringMatching(/^Jobbansökan KF-/),
  ])
})

test('a sign-up in the footer is stored and not mailed', async () => {
  const address = email()
  expect(await subscribeInFooter(null, formDataOf({ email: address }))).toEqual({ ok: true })
  expect(afterTasks).toEqual([])
  await dispatch()
  expect(await mailsAbout(address)).toEqual([])
})

test('parallel calls of the function mail nothing twice', async () => {
  const all = Array.from({ length: 20 }, () => privateValues({ email: email() }))
  await Promise.all(all.map((values) => sendInquiry(null, formDataOf(values))))
  await Promise.all([...afterTasks.splice(0).map((task) => task()), dispatch(), dispatch()])
  await Promise.all(Array.from({ length: 3 }, dispatch))
  for (const values of all) expect(await mailsAbout(values.email)).toHaveLength(2)
})
