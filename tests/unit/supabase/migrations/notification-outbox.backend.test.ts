import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { notificationTypes } from '@/supabase/functions/send-notification-email/reception-mails'
import { connect } from '@/tests/support/backend'
import { startMailedBackend } from '@/tests/support/mail-provider'
import { completeApplication, connectUntyped, insertRow, updateRow } from '@/tests/support/operator'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'

const { provider, backend } = await startMailedBackend()
const service = connect(backend)
const untyped = connectUntyped(backend)

beforeEach(async () => {
  await outbox().delete().neq('type', '')
  provider.reset()
})

const outbox = () => untyped.from('notification_outbox')
/** Reception's before the guests'. */
const rows = async () => (await outbox().select().order('audience', { ascending: false })).data ?? []
const PAST = new Date(0).toISOString()
const updateAll = (changes: object) => outbox().update(changes).neq('type', '')
const makeDue = () => updateAll({ next_attempt_at: PAST })
const invoke = (type: string, data: object = {}) =>
  service.functions.invoke('send-notification-email', { body: { type, data } })
const insertBooking = () => service.from('booking_inquiries').insert([bookingRow()])

test('a stored inquiry is notified once and confirmed once, by the direct attempt', async () => {
  const row = bookingRow()
  await service.from('booking_inquiries').insert([row])
  expect((await invoke('booking')).data).toEqual({ sent: 2, failed: 0 })
  expect((await invoke('dispatch')).data).toEqual({ sent: 0, failed: 0 })
  const sent = { type: 'booking', status: 'sent', attempts: 1 }
  const [desk, guest] = await rows()
  expect([desk, guest]).toMatchObject([sent, sent])
  expect(provider.received).toHaveLength(2)
  const received = new Map(provider.received.map((mail) => [mail.key, mail]))
  expect(received.get(desk.id)).toMatchObject({ authorization: 'Bearer re_test' })
  expect(received.get(guest.id)).toMatchObject({ to: [row.email] })
})

test.each(notificationTypes)('an email of type %s can be queued', async (type) => {
  const row = { type, source_id: randomUUID(), next_attempt_at: new Date().toISOString() }
  expect((await outbox().insert(row)).error).toBeNull()
})

test('the schedule sends a notification that no call has sent', async () => {
  await insertBooking()
  await service.from('lost_and_found').insert([lostAndFoundRow()])
  expect((await invoke('dispatch')).data).toEqual({ sent: 0, failed: 0 })
  await makeDue()
  expect((await invoke('dispatch')).data).toEqual({ sent: 4, failed: 0 })
})

test('parallel calls send each message once', async () => {
  await Promise.all(Array.from({ length: 12 }, insertBooking))
  await Promise.all(Array.from({ length: 4 }, () => invoke('booking')))
  await invoke('booking')
  expect(provider.received).toHaveLength(24)
  expect(new Set(provider.received.map(({ key }) => key)).size).toBe(24)
})

test('a failed mail is retried under its key with growing pauses, and ends as dead', async () => {
  provider.status = 500
  await insertBooking()
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 14; attempt += 1) {
    await invoke(attempt === 1 ? 'booking' : 'dispatch')
    const failed = { attempts: attempt, last_error: 'provider answered 500 (validation_error)' }
    const queued = await rows()
    expect(queued).toMatchObject([failed, failed])
    pauses.push(Math.round((Date.parse(queued[0].next_attempt_at) - Date.now()) / 1000))
    expect((await invoke('dispatch')).data).toEqual({ sent: 0, failed: 0 })
    await makeDue()
  }
  const expected = [30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15360, 21600, 21600, 21600, 21600]
  pauses.forEach((pause, index) => expect(Math.abs(pause - (expected[index] ?? 0))).toBeLessThanOrEqual(2))
  expect(await rows()).toMatchObject([{ status: 'dead' }, { status: 'dead' }])
  await invoke('dispatch')
  expect(provider.received).toHaveLength(2 * 14)
  expect(new Set(provider.received.map(({ key }) => key)).size).toBe(2)
})

test('a mail that the provider refuses for good is rejected at once with its reason', async () => {
  provider.status = 422
  await insertBooking()
  expect((await invoke('booking')).data).toEqual({ sent: 0, failed: 0 })
  const rejected = { status: 'rejected', attempts: 1, last_error: 'provider answered 422 (validation_error)' }
  expect(await rows()).toMatchObject([rejected, rejected])
  await makeDue()
  await invoke('dispatch')
  // reception's once more without its Reply-To
  expect(provider.received).toHaveLength(3)
})

test.each([0, 401, 404, 405, 408, 409, 429, 503])(
  'a mail is tried again after the status %i',
  async (status) => {
    provider.status = status
    await insertBooking()
    await invoke('booking')
    expect(await rows()).toMatchObject([{ status: 'pending' }, { status: 'pending' }])
    provider.status = 200
    await makeDue()
    await invoke('dispatch')
    const sent = { status: 'sent', attempts: 2, last_error: null }
    expect(await rows()).toMatchObject([sent, sent])
  },
)

test('a mail of a dead worker is sent after the lease, and a late report changes nothing', async () => {
  await insertBooking()
  const claimed = await untyped.rpc('claim_notifications', { p_type: 'booking' })
  const [held] = claimed.data as { id: string; attempts: number }[]
  await makeDue()
  expect((await invoke('dispatch')).data).toEqual({ sent: 0, failed: 0 })
  await updateAll({ locked_until: PAST })
  expect((await invoke('dispatch')).data).toEqual({ sent: 2, failed: 0 })
  const report = { p_id: held?.id, p_attempt: held?.attempts, p_ok: false }
  const late = await untyped.rpc('finish_notification', report)
  expect(late.data).toBeNull()
  expect(await rows()).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
})

test('a mail that stops its worker each time ends as dead', async () => {
  await insertBooking()
  await updateAll({ status: 'sending', locked_until: PAST })
  await outbox().update({ attempts: 13 }).eq('audience', 'guest')
  await outbox().update({ attempts: 14 }).eq('audience', 'reception')
  expect((await invoke('dispatch')).data).toEqual({ sent: 1, failed: 0 })
  const dead = { audience: 'reception', status: 'dead', last_error: 'the worker stopped each time' }
  expect(await rows()).toMatchObject([dead, { audience: 'guest', status: 'sent' }])
})

test('a mail that stops its worker each time takes no other with it', async () => {
  for (const _guest of [1, 2]) await insertBooking()
  const fatal = (await rows())[0].id
  await makeDue()
  for (let lease = 1; lease <= 14; lease += 1) {
    const claimed = await untyped.rpc('claim_notifications')
    for (const { id, attempts } of claimed.data as { id: string; attempts: number }[]) {
      if (id === fatal) break
      await untyped.rpc('finish_notification', { p_id: id, p_attempt: attempts, p_ok: true })
    }
    await outbox().update({ locked_until: PAST }).eq('status', 'sending')
  }
  await untyped.rpc('claim_notifications')
  const others = (await rows()).filter(({ id }) => id !== fatal)
  expect(others.map(({ status }) => status)).toEqual(Array(others.length).fill('sent'))
})

test('a job application is mailed once its files are stored', async () => {
  const id = await insertRow(untyped, 'job_applications', jobApplicationRow())
  expect((await invoke('job_application')).data).toEqual({ sent: 0, failed: 0 })
  await completeApplication(untyped, id)
  expect((await invoke('job_application')).data).toEqual({ sent: 2, failed: 0 })
})

test('an incomplete application is deleted once a duplicate is complete', async () => {
  const row = jobApplicationRow()
  const insert = (applied: object) => insertRow(untyped, 'job_applications', applied)
  const incomplete = await insert(row)
  await insert(jobApplicationRow({ email: row.email, message: 'En annan ansökan' }))
  const earlier = new Date(Date.now() - 3 * 60_000).toISOString()
  await updateRow(untyped, 'job_applications', incomplete, { created_at: earlier })

  await completeApplication(untyped, await insert(row))
  const left = await service.from('job_applications').select('id').eq('email', row.email)
  expect(left.data?.map(({ id }) => id)).not.toContain(incomplete)
  expect(left.data).toHaveLength(2)
  expect((await rows()).map(({ audience }) => audience)).toEqual(['reception', 'reception', 'guest'])
})

test('a newsletter sign-up of the pop-up is notified once, and only for a stored email', async () => {
  const email = `${randomUUID()}@Example.com`
  await service.from('newsletter_subscriptions').insert([{ email }])
  expect(await rows()).toEqual([])
  await invoke('newsletter_subscription', { email: email.toLowerCase() })
  await invoke('newsletter_subscription', { email: email.toUpperCase() })
  await invoke('newsletter_subscription', { email: 'nobody@example.com' })
  expect(provider.received.map(({ subject }) => subject)).toEqual([`Nyhetsbrev · Ny prenumerant · ${email}`])
})

test('the function rejects unknown calls, and calls without the secret key', async () => {
  const call = async (apikey: string, body: object) => {
    const headers = { apikey, 'content-type': 'application/json' }
    const url = `${backend.url}/functions/v1/send-notification-email`
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  const unknown = [{ type: 'toString' }, { type: 'newsletter_subscription', data: { email: 5 } }, {}]
  for (const body of unknown) expect(await call(backend.secretKey, body)).toBe(400)
  for (const key of ['', 'wrong', backend.publishableKey])
    expect(await call(key, { type: 'dispatch' })).toBe(401)
})
