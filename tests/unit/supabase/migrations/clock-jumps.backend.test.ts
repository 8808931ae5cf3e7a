import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, startBackend, type RunningBackend } from '@/tests/support/backend'
import { bookingRow, jobApplicationRow } from '@/tests/support/rows'

/**
 * The database's clock jumps. It cannot be set here, but everything that waits is a moment in a row: moving the
 * rows an hour ahead is the clock put back by an hour, and the other way round.
 */
let backend: RunningBackend
let service: ReturnType<typeof connect>
/** Untyped on purpose: these tests reach behind what the site may touch. */
let untyped: SupabaseClient

beforeAll(async () => {
  backend = await startBackend()
  service = connect(backend)
  untyped = connect(backend) as unknown as SupabaseClient
})
afterAll(() => backend.stop())
beforeEach(async () => {
  await untyped.from('notification_outbox').delete().neq('type', '')
})

const YEAR_MS = 365 * 86_400_000
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
const dispatch = async () =>
  (await service.functions.invoke('send-notification-email', { body: { type: 'dispatch' } })).data as unknown
const hit = async (key: string) => {
  const hits = [{ scope: 'clock', key_hash: key, max_hits: 1, window_seconds: 600 }]
  return (await service.rpc('hit_rate_limits', { p_hits: hits })).data
}
const moveWindow = (key: string, ms: number) =>
  untyped
    .from('rate_limits')
    .update({ window_start: fromNow(ms) })
    .eq('key_hash', key)
const moveOutbox = (changes: Record<string, string>) =>
  untyped.from('notification_outbox').update(changes).neq('type', '')

describe('the rate limiter', () => {
  test.each([
    ['back by a year', YEAR_MS],
    ['ahead by a year', -YEAR_MS],
  ])('locks nobody out when the clock jumps %s, and counts on', async (_jump, ms) => {
    const key = randomUUID()
    await hit(key)
    expect(await hit(key)).toBe(false)
    await moveWindow(key, ms)
    expect(await hit(key)).toBe(true)
    expect(await hit(key)).toBe(false)
  })

  test('does not open a new window for a clock that is seconds behind', async () => {
    const key = randomUUID()
    await hit(key)
    await moveWindow(key, 20_000)
    expect(await hit(key)).toBe(false)
  })
})

describe('a notification', () => {
  test('is sent at the next round when the clock was put back during its pause', async () => {
    await service.from('booking_inquiries').insert([bookingRow()])
    await moveOutbox({ next_attempt_at: fromNow(YEAR_MS) })
    expect(await dispatch()).toEqual({ sent: 1, failed: 0 })
  })

  test('is taken over when the clock was put back while a worker that vanished held it', async () => {
    await service.from('booking_inquiries').insert([bookingRow()])
    await untyped.rpc('claim_notifications', { p_type: 'booking' })
    expect(await dispatch()).toEqual({ sent: 0, failed: 0 })
    await moveOutbox({ locked_until: fromNow(YEAR_MS), next_attempt_at: fromNow(YEAR_MS) })
    expect(await dispatch()).toEqual({ sent: 1, failed: 0 })
  })

  test('waits for its pause, the longest one too', async () => {
    await service.from('booking_inquiries').insert([bookingRow()])
    await moveOutbox({ next_attempt_at: fromNow(6 * 3_600_000) })
    expect(await dispatch()).toEqual({ sent: 0, failed: 0 })
  })
})

describe('the same form again', () => {
  test('is stored once when the clock was put back in between', async () => {
    const row = bookingRow()
    const { data } = await service.from('booking_inquiries').insert([row]).select('id').single()
    await service
      .from('booking_inquiries')
      .update({ created_at: fromNow(YEAR_MS) })
      .eq('id', data?.id ?? '')
    expect((await service.from('booking_inquiries').insert([row])).error?.code).toBe('23505')
  })

  test('an application that broke off before the clock was put back may start afresh', async () => {
    const row = jobApplicationRow()
    const { data } = await service.from('job_applications').insert([row]).select('id').single()
    expect((await service.from('job_applications').insert([row])).error?.code).toBe('23505')
    await service
      .from('job_applications')
      .update({ created_at: fromNow(YEAR_MS) })
      .eq('id', data?.id ?? '')
    expect((await service.from('job_applications').insert([row])).error).toBeNull()
  })
})
