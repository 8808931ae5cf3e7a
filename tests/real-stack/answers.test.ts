import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { connect } from '@/tests/support/backend'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'

/** What the embedded backend answers differently, or cannot show. */
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

test('200 hits at once: exactly the limit passes', async () => {
  const args = { p_scope: 'real', p_key_hash: randomUUID(), p_limit: 10, p_window_seconds: 60 }
  const answers = await Promise.all(Array.from({ length: 200 }, () => service.rpc('hit_rate_limit', args)))
  expect(answers.filter(({ data }) => data?.[0]?.allowed)).toHaveLength(10)
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
