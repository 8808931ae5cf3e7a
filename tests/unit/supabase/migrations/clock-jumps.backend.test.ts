import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, startBackend, type RunningBackend } from '@/tests/support/backend'
import { bookingRow, jobApplicationRow } from '@/tests/support/rows'

/**
 * Jumps of the database's clock. The clock cannot be set here, but all waiting is a time in a row: moving the rows an
 * hour ahead equals putting the clock back by an hour, and vice versa.
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
  ])('refuses nobody after the clock jumps %s, and continues counting', async (_jump, ms) => {
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
  test('is sent by the next dispatch when the clock was put back during its pause', async () => {
    await service.from('booking_inquiries').insert([bookingRow()])
    await moveOutbox({ next_attempt_at: fromNow(YEAR_MS) })
    expect(await dispatch()).toEqual({ sent: 2, failed: 0 })
  })

  test('is claimed again when the clock was put back during the lease of a dead worker', async () => {
    await service.from('booking_inquiries').insert([bookingRow()])
    await untyped.rpc('claim_notifications', { p_type: 'booking', p_guests: true })
    expect(await dispatch()).toEqual({ sent: 0, failed: 0 })
    await moveOutbox({ locked_until: fromNow(YEAR_MS), next_attempt_at: fromNow(YEAR_MS) })
    expect(await dispatch()).toEqual({ sent: 2, failed: 0 })
  })

  test('waits for the longest pause', async () => {
    await service.from('booking_inquiries').insert([bookingRow()])
    await moveOutbox({ next_attempt_at: fromNow(6 * 3_600_000) })
    expect(await dispatch()).toEqual({ sent: 0, failed: 0 })
  })
})

describe('a duplicate', () => {
  test('is stored once when the clock was put back in between', async () => {
    const row = bookingRow()
    const { data } = await service.from('booking_inquiries').insert([row]).select('id').single()
    await service
      .from('booking_inquiries')
      .update({ created_at: fromNow(YEAR_MS) })
      .eq('id', data?.id ?? '')
    expect((await service.from('booking_inquiries').insert([row])).error?.code).toBe('23505')
  })

  test('an incomplete application from before the clock was put back may be sent again', async () => {
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
