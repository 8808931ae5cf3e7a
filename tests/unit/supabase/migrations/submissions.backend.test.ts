import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { uploadLimits } from '@/content/facts'
import { connect } from '@/tests/support/backend'
import { connectUntyped } from '@/tests/support/operator'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'

const backend = inject('backend')
const service = connect(backend)
const anonymous = connect(backend, backend.publishableKey)
/** Later than tomorrow in every time zone. */
const IN_THREE_DAYS = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)

test.each([
  ['one-letter name', { name: 'x' }],
  ['blank name', { name: '    ' }],
  ['no email', { email: 'anna' }],
  ['short phone', { phone: '12345' }],
  ['no participants', { participants: ' ' }],
  ['unknown category', { category: 'sauna' as 'other' }],
  ['unknown form', { form_type: 'secret' as 'private' }],
  ['unknown package', { package_type: 'gold' as 'weekend' }],
  ['business without company', { company: null }],
  ['maybe', { needs_accommodation: 'maybe' as 'yes' }],
  ['a day that is none', { check_in_date: '2026-02-31' }],
  ['leaving before arriving', { check_out_date: '2026-03-11' }],
  ['leaving without arriving', { check_in_date: null }],
  ['unknown conference type', { conference_type: 'retreat' as 'day' }],
  ['a third language', { language: 'de' as 'en' }],
])('booking_inquiries refuses: %s', async (_reason, changes) => {
  expect((await service.from('booking_inquiries').insert([bookingRow(changes)])).error).not.toBeNull()
})

test.each([
  ['letters in the postal code', { zip_code: '935 00' }],
  ['short postal code', { zip_code: '9350' }],
  ['short phone', { phone: '123456' }],
  ['leaving before arriving', { departure_date: '2026-03-02' }],
  ['a stay to come', { arrival_date: IN_THREE_DAYS, departure_date: IN_THREE_DAYS }],
  ['nothing lost', { item_description: 'x' }],
])('lost_and_found refuses: %s', async (_reason, changes) => {
  expect((await service.from('lost_and_found').insert([lostAndFoundRow(changes)])).error).not.toBeNull()
})

test('lost_and_found accepts a stay that ends today', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const row = lostAndFoundRow({ arrival_date: today, departure_date: today })
  expect((await service.from('lost_and_found').insert([row])).error).toBeNull()
})

describe('the bucket job_applications', () => {
  const upload = (name: string, bytes: number, contentType: string) =>
    service.storage.from('job_applications').upload(name, Buffer.alloc(bytes), { contentType })

  const LARGEST = uploadLimits.megabytes * 1024 * 1024

  test('accepts a PDF of the form’s maximum size, no larger one and no other type', async () => {
    expect((await upload('full.pdf', LARGEST, 'application/pdf')).error).toBeNull()
    expect((await upload('more.pdf', LARGEST + 1, 'application/pdf')).error).not.toBeNull()
    expect((await upload('page.html', 10, 'text/html')).error).not.toBeNull()
  })

  test('refuses the public key', async () => {
    const files = anonymous.storage.from('job_applications')
    expect(
      (await files.upload('x.pdf', Buffer.alloc(9), { contentType: 'application/pdf' })).error,
    ).not.toBeNull()
    expect((await files.download('full.pdf')).error).not.toBeNull()
  })
})

describe('a client with the public key', () => {
  test('writes and reads nothing', async () => {
    await service.from('booking_inquiries').insert([bookingRow()])
    const rows = {
      booking_inquiries: bookingRow(),
      lost_and_found: lostAndFoundRow(),
      job_applications: jobApplicationRow(),
      newsletter_subscriptions: { email: 'v@example.com' },
    }
    const client = connectUntyped(backend, backend.publishableKey)
    for (const [table, row] of Object.entries(rows))
      expect((await client.from(table).insert([row])).error, table).not.toBeNull()
    for (const table of ['booking_inquiries', 'notification_outbox'] as const) {
      expect((await anonymous.from(table).select()).data ?? []).toEqual([])
    }
  })

  test('cannot call the functions', async () => {
    for (const [name, values] of Object.entries({
      hit_rate_limits: { p_hits: [] },
      person_data: { p_who: 'anna@example.com' },
      person_mentions: { p_email: 'anna@example.com' },
      erase_person: { p_who: 'anna@example.com' },
      claim_notifications: {},
      purge_expired_rows: {},
      requeue_notification: { p_id: randomUUID() },
      end_newsletter_subscription: { p_token: randomUUID() },
      has_confirmation: { p_reference: 'KF-000000' },
    })) {
      const { error } = await connectUntyped(backend, backend.publishableKey).rpc(name, values)
      expect(error?.code, name).toBe('42501')
    }
  })
})
