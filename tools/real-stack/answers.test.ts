import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { connect } from '@/tests/support/backend'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'

/** What the embedded backend answers differently or cannot test. */
const service = connect(inject('backend'))

test('a newsletter address that is there, in whatever letter case: 409 and 23505', async () => {
  const email = `${randomUUID()}@example.com`
  await service.from('newsletter_subscriptions').insert({ email })
  const again = await service.from('newsletter_subscriptions').insert({ email: email.toUpperCase() })
  expect(again.status).toBe(409)
  expect(again.error?.code).toBe('23505')
})

test.each([
  ['booking_inquiries', bookingRow()],
  ['lost_and_found', lostAndFoundRow()],
  ['job_applications', jobApplicationRow()],
] as const)('%s: the same content again is 409 and 23505, and the row there is one', async (table, row) => {
  const insert = () => (service as SupabaseClient).from(table).insert([row])
  expect((await insert()).status).toBe(201)
  const again = await insert()
  expect(again.status).toBe(409)
  expect(again.error?.code).toBe('23505')
  expect((await service.from(table).select('id').eq('email', row.email)).data).toHaveLength(1)
})

test('a broken rule is 400 and 23514, a day that is none 22008', async () => {
  const broken = await service.from('booking_inquiries').insert([bookingRow({ phone: '12345' })])
  expect(broken.status).toBe(400)
  expect(broken.error?.code).toBe('23514')
  const noDay = await service.from('booking_inquiries').insert([bookingRow({ check_in_date: '2026-02-31' })])
  expect(noDay.error?.code).toBe('22008')
})

test('200 submissions of one guest at once: exactly the limit passes', async () => {
  const key = randomUUID()
  const hit = (scope: string, limit: number) => ({
    scope,
    key_hash: key,
    max_hits: limit,
    window_seconds: 60,
  })
  const [address, email] = [hit('real:address', 40), hit('real:email', 10)]
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      service.rpc('hit_rate_limits', { p_hits: index % 2 ? [address, email] : [email, address] }),
    ),
  )
  expect(answers.filter(({ error }) => error !== null)).toEqual([])
  expect(answers.filter(({ data }) => data)).toHaveLength(10)
})

test('counters are cleaned up and dropped while guests are counted', async () => {
  const untyped = service as SupabaseClient
  const past = new Date(Date.now() - 2 * 86_400_000).toISOString()
  const keys = Array.from({ length: 20 }, () => randomUUID())
  const hits = (key: string) =>
    ['busy:address', 'busy:email'].map((scope) => ({
      scope,
      key_hash: key,
      max_hits: 10,
      window_seconds: 60,
    }))
  await untyped.from('rate_limits').insert(
    keys.flatMap((key) =>
      // in the opposite order of the counting
      hits(key)
        .reverse()
        .map(({ scope }) => ({ scope, key_hash: key, window_start: past, hits: 1 })),
    ),
  )
  const answers = await Promise.all(
    keys.flatMap((key) => [
      ...Array.from({ length: 5 }, () => service.rpc('hit_rate_limits', { p_hits: hits(key) })),
      untyped.rpc('purge_operational_rows'),
      untyped.rpc('erase_person', { p_email: `${key}@example.com` }),
    ]),
  )
  expect(answers.map(({ error }) => error).filter((error) => error !== null)).toEqual([])
})

test('eight workers at once claim each notification for one of them', async () => {
  const outbox = service as SupabaseClient
  await outbox.from('notification_outbox').delete().neq('type', '')
  const stored = await service
    .from('booking_inquiries')
    .insert(Array.from({ length: 60 }, () => bookingRow()))
    .select('id')
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => outbox.rpc('claim_notifications', { p_type: 'booking', p_max: 10 })),
  )
  const claimed = claims.flatMap(({ data }) => data as { id: string; data: { id: string } }[])
  expect(claimed).toHaveLength(60)
  expect(new Set(claimed.map(({ id }) => id)).size).toBe(60)
  expect(new Set(claimed.map(({ data }) => data.id))).toEqual(new Set(stored.data?.map(({ id }) => id)))
})
