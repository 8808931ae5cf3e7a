import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { retention } from '@/content/facts'
import { startBackendMailingTo } from '@/tests/support/backend'
import { connectUntyped, emptyTables, insertRow } from '@/tests/support/operator'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'
import { uniqueEmail } from '@/tests/support/unique-email'

/** A backend of its own: these tests delete what is old, whosever it is. Nobody listens on the port of its provider. */
const backend = await startBackendMailingTo('http://127.0.0.1:9/')
const service = connectUntyped(backend)
afterAll(() => backend.stop())

const BUCKET = 'job_applications'
const RECEIVED = '2025-01-10T10:00:00Z'

beforeEach(() => emptyTables(service))

const count = async (table: string) =>
  (await service.from(table).select('*', { count: 'exact', head: true })).count
const purge = async (now: string) =>
  (await service.rpc('purge_expired_rows', { p_now: now })).data as Record<string, number>
const insert = (table: string, row: object) => insertRow(service, table, row)

describe('kept_until', () => {
  test.each([
    ['counts from a stay after the message', '2026-03-14', '2026-01-02T12:00:00Z', '2027-03-14'],
    ['counts from the message without a stay', null, '2026-01-02T12:00:00Z', '2027-01-02'],
    ['counts from the message after the stay', '2023-03-14', '2026-01-02T12:00:00Z', '2027-01-02'],
    ['counts two years for a stay decades ahead', '2089-03-14', '2026-01-02T12:00:00Z', '2029-01-01'],
    ['counts days of the hotel’s time zone', null, '2026-06-30T22:30:00Z', '2027-07-01'],
  ])('%s', async (_case, stayEnd, received, expected) => {
    const { data } = await service.rpc('kept_until', { p_stay_end: stayEnd, p_received: received })
    expect(data).toBe(expected)
  })

  test('is the period that the privacy policy names', async () => {
    const { data } = await service.rpc('kept_until', { p_stay_end: null, p_received: '2026-01-02T12:00:00Z' })
    const days = (Date.parse(String(data)) - Date.parse('2026-01-02')) / 86_400_000
    expect([retention.daysAfterStay, retention.daysAfterApplication]).toEqual([days, days])
  })
})

describe('inquiries and lost-and-found requests', () => {
  beforeEach(async () => {
    await insert('booking_inquiries', {
      ...bookingRow({ check_in_date: '2025-03-12', check_out_date: '2025-03-14' }),
      created_at: RECEIVED,
    })
    await insert('lost_and_found', {
      ...lostAndFoundRow({ arrival_date: '2025-01-03', departure_date: '2025-01-10' }),
      created_at: RECEIVED,
    })
    await insert('newsletter_subscriptions', { email: uniqueEmail(), created_at: RECEIVED })
  })

  test('are kept to the end of day 365 after the stay, and deleted the minute after', async () => {
    // 14 March 2026, 23:59 at the hotel, which is an hour ahead of Greenwich
    expect(await purge('2026-01-10T22:59:00Z')).toEqual({ booking_inquiries: 0, lost_and_found: 0 })
    expect(await purge('2026-01-10T23:00:00Z')).toEqual({ booking_inquiries: 0, lost_and_found: 1 })
    expect(await purge('2026-03-14T22:59:00Z')).toEqual({ booking_inquiries: 0, lost_and_found: 0 })
    expect(await purge('2026-03-14T23:00:00Z')).toEqual({ booking_inquiries: 1, lost_and_found: 0 })
    expect(await count('booking_inquiries')).toBe(0)
  })

  test('of one day are kept from that day, and without dates from the day they came', async () => {
    await service.from('booking_inquiries').delete().neq('email', '')
    for (const check_in_date of ['2025-03-14', null])
      await insert('booking_inquiries', {
        ...bookingRow({ check_in_date, check_out_date: null }),
        created_at: RECEIVED,
      })
    expect(await purge('2026-01-10T23:00:00Z')).toMatchObject({ booking_inquiries: 1 })
    expect(await purge('2026-03-14T22:59:00Z')).toMatchObject({ booking_inquiries: 0 })
    expect(await purge('2026-03-14T23:00:00Z')).toMatchObject({ booking_inquiries: 1 })
  })

  test('are deleted with their notifications', async () => {
    expect(await count('notification_outbox')).toBe(4)
    await purge('2027-01-01T00:00:00Z')
    expect(await count('notification_outbox')).toBe(0)
  })

  test('do not end the newsletter', async () => {
    await purge('2090-01-01T00:00:00Z')
    expect(await count('newsletter_subscriptions')).toBe(1)
  })
})

describe('job applications', () => {
  const PDF = Buffer.from('%PDF-1.7\n%%EOF')
  const storedFiles = async () =>
    (await service.storage.from(BUCKET).list()).data?.map(({ name }) => name) ?? []
  const upload = (name: string) =>
    service.storage.from(BUCKET).upload(name, PDF, { contentType: 'application/pdf' })
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const callFunction = () => service.functions.invoke('purge-expired-applications', { body: {} })

  beforeEach(async () => {
    await service.storage.from(BUCKET).remove(await storedFiles())
  })

  /** An application of an age, with its documents. */
  async function apply(createdAt: string, kinds = ['cv', 'cover_letter']): Promise<string> {
    const id = randomUUID()
    await insert('job_applications', {
      ...jobApplicationRow(),
      id,
      created_at: createdAt,
      cv_file_path: `${id}_cv.pdf`,
    })
    for (const kind of kinds) expect((await upload(`${id}_${kind}.pdf`)).error).toBeNull()
    return id
  }

  test('expire on day 366 after they came', async () => {
    const id = await apply('2025-01-10T10:00:00Z', [])
    const expired = async (now: string) =>
      (await service.rpc('expired_job_applications', { p_now: now })).data as { id: string }[]
    expect(await expired('2026-01-10T22:59:00Z')).toEqual([])
    expect(await expired('2026-01-10T23:00:00Z')).toEqual([{ id }])
  })

  test('are deleted with all their documents, while a younger one stays', async () => {
    const young = await apply(daysAgo(364), ['cv'])
    await apply(daysAgo(367))
    expect(await storedFiles()).toHaveLength(3)
    expect((await callFunction()).data).toEqual({ applications: 1, files: 2, orphanedFiles: 0 })
    expect(await storedFiles()).toEqual([`${young}_cv.pdf`])
    expect((await service.from('job_applications').select('id')).data).toEqual([{ id: young }])
    expect((await callFunction()).data).toEqual({ applications: 0, files: 0, orphanedFiles: 0 })
  })

  test('a document without an application is deleted after a day; other files are kept', async () => {
    const known = await apply(daysAgo(0), ['cv'])
    const lost = randomUUID()
    for (const name of [`${lost}_cv.pdf`, 'notes.pdf']) expect((await upload(name)).error).toBeNull()
    expect((await callFunction()).data).toMatchObject({ orphanedFiles: 0 })

    vi.stubEnv('SUPABASE_URL', backend.url)
    vi.stubEnv('SUPABASE_SECRET_KEY', backend.secretKey)
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', backend.publishableKey)
    const edgeFunction = await import('@/supabase/functions/purge-expired-applications/index')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 + 1000 })
    const response = await edgeFunction.default.fetch(
      new Request('http://localhost', { method: 'POST', headers: { apikey: backend.secretKey } }),
    )
    vi.useRealTimers()
    vi.unstubAllEnvs()
    expect(await response.json()).toEqual({ applications: 0, files: 0, orphanedFiles: 1 })
    expect(await storedFiles()).toEqual(expect.arrayContaining([`${known}_cv.pdf`, 'notes.pdf']))
    expect(await storedFiles()).not.toContain(`${lost}_cv.pdf`)
  })

  test.each(['', 'public'])('the function rejects calls without the secret key (%s)', async (kind) => {
    const response = await fetch(`${backend.url}/functions/v1/purge-expired-applications`, {
      method: 'POST',
      headers: { apikey: kind === 'public' ? backend.publishableKey : kind },
    })
    expect(response.status).toBe(401)
  })
})

test('sent notifications and counters are deleted after their own periods', async () => {
  await insert('booking_inquiries', bookingRow())
  await service
    .from('notification_outbox')
    .update({ status: 'sent', sent_at: '2026-01-01T00:00:00Z' })
    .neq('type', '')
  const counter = { scope: 'inquiry:email', key_hash: 'x', window_start: '2026-01-01T00:00:00Z', hits: 1 }
  expect((await service.from('rate_limits').insert([counter])).error).toBeNull()
  const clean = (now: string) => service.rpc('purge_operational_rows', { p_now: now })
  await clean('2026-01-02T00:00:00Z')
  expect([await count('notification_outbox'), await count('rate_limits')]).toEqual([2, 1])
  await clean('2026-01-02T00:00:01Z')
  expect([await count('notification_outbox'), await count('rate_limits')]).toEqual([2, 0])
  await clean('2026-01-31T00:00:01Z')
  expect(await count('notification_outbox')).toBe(0)
  expect(await count('booking_inquiries')).toBe(1)
})
