import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startBackendMailingTo } from '@/tests/support/backend'
import {
  completeApplication,
  connectUntyped,
  emptyTables,
  insertOneOfEach,
  insertRow,
  runOperator,
  submissionTables,
} from '@/tests/support/operator'
import { bookingRow } from '@/tests/support/rows'

/** A backend of its own, because erasing drops all counters; nothing is mailed. */
const backend = await startBackendMailingTo('http://127.0.0.1:9/')
const service = connectUntyped(backend)
const folder = await mkdtemp(path.join(os.tmpdir(), 'person-'))

afterAll(async () => {
  await backend.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => emptyTables(service))

const run = (args: string[]) => runOperator(backend, 'person', args)
const insert = (table: string, row: object) => insertRow(service, table, row)

describe('npm run person', () => {
  const EMAIL = 'anna@example.com'
  const BUCKET = 'job_applications'
  const documents = async () =>
    ((await service.storage.from(BUCKET).list()).data ?? []).map(({ name }) => name).sort()
  /** All that the tables hold, as text. */
  const everything = async () => {
    const tables = [...submissionTables, 'notification_outbox', 'rate_limits']
    const rows = await Promise.all(tables.map(async (table) => (await service.from(table).select('*')).data))
    return JSON.stringify(rows)
  }

  let ids: Awaited<ReturnType<typeof insertOneOfEach>>
  beforeEach(async () => {
    await service.storage.from(BUCKET).remove(await documents())
    ids = await insertOneOfEach(service, EMAIL)
    await completeApplication(service, ids.job)
    // the letter's upload broke off: no row names it
    for (const name of [`${ids.job}_cv.pdf`, `${ids.job}_cover_letter.pdf`, `${randomUUID()}_cv.pdf`]) {
      const options = { contentType: 'application/pdf' }
      await service.storage.from(BUCKET).upload(name, Buffer.from(`%PDF ${name}`), options)
    }
    await service.rpc('hit_rate_limits', {
      p_hits: [{ scope: 'inquiry:email', key_hash: 'keyed-hash-of-anna', max_hits: 9, window_seconds: 60 }],
    })
  })

  test('export writes rows and documents, readable to their owner alone', async () => {
    const out = path.join(folder, 'anna.json')
    expect((await run(['export', 'Anna@Example.COM', '--out', out])).code).toBe(0)
    const person = JSON.parse(await readFile(out, 'utf8')) as Record<string, { id: string }[]>
    expect(person).toMatchObject({
      booking_inquiries: [{ id: ids.booking, phone: '070-123 45 67' }],
      lost_and_found: [{ id: ids.lost, email: 'ANNA@EXAMPLE.COM' }],
      job_applications: [{ id: ids.job }],
      newsletter_subscriptions: [{ id: ids.newsletter }],
    })
    expect(person.notification_outbox).toHaveLength(6)
    const cv = path.join(folder, `${ids.job}_cv.pdf`)
    expect(await readFile(cv, 'utf8')).toBe(`%PDF ${ids.job}_cv.pdf`)
    for (const file of [out, cv]) expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('export finds an email as the guest writes it', async () => {
    await insert('booking_inquiries', bookingRow({ email: 'kim@xn--fjllet-cua.example' }))
    const { output, code } = await run(['export', 'Kim@Fjället.example'])
    expect(output).toContain('kim@xn--fjllet-cua.example')
    expect(code).toBe(0)
  })

  test('erase without --yes reports rows and files, and deletes nothing', async () => {
    const before = await everything()
    const { output, code } = await run(['erase', EMAIL])
    expect(output).toMatch(/Would be deleted[^]+booking_inquiries +1\n[^]+files +2\n[^]+Add --yes to do it\./)
    expect(code).toBe(0)
    expect(await everything()).toBe(before)
    expect(await documents()).toHaveLength(3)
  })

  test('erase --yes deletes everything of the person and nothing of others', async () => {
    const other = await insert('booking_inquiries', bookingRow({ email: 'johanna@example.com' }))
    const { output, code } = await run(['erase', 'ANNA@example.com', '--yes'])
    expect(output).toMatch(/Deleted\n[^]+lost_and_found +1\n[^]+notification_outbox +6\n[^]+rate_limits +1\n/)
    expect(code).toBe(0)
    const left = await everything()
    for (const trace of [...Object.values(ids), 'keyed-hash-of-anna', '"anna@', '"ANNA@']) {
      expect(left).not.toContain(trace)
    }
    expect(left).toContain(other)
    const files = await documents()
    expect(files).toHaveLength(1)
    expect(files[0]).not.toContain(ids.job)
    const again = await run(['erase', EMAIL, '--yes'])
    expect(again).toEqual({ code: 1, output: `Nothing is stored about ${EMAIL}.\n` })
  })

  test('erase names submissions of others that mention the email', async () => {
    const other = await insert(
      'booking_inquiries',
      bookingRow({ additional_requests: 'Kopia till Anna@example.com tack' }),
    )
    const { output } = await run(['erase', EMAIL, '--yes'])
    expect(output).toContain(`booking_inquiries  ${other}`)
    expect(await everything()).toContain(other)
    // the id stands for that submission alone
    expect((await run(['erase', other, '--yes'])).output).toMatch(/booking_inquiries +1\n/)
    expect(await everything()).not.toContain(other)
  })

  test('a reference in any spelling stands for its submission alone', async () => {
    const { data } = await service.from('lost_and_found').select('reference').eq('id', ids.lost).single()
    const reference = String((data as { reference: string } | null)?.reference)
    const { output, code } = await run(['export', reference.toLowerCase().replace('-', '')])
    expect(code).toBe(0)
    expect(JSON.parse(output)).toMatchObject({ booking_inquiries: [], lost_and_found: [{ id: ids.lost }] })
    expect((await run(['erase', reference, '--yes'])).code).toBe(0)
    expect(await everything()).not.toContain(ids.lost)
    expect(await everything()).toContain(ids.booking)
  })

  test('prints its usage', async () => {
    for (const args of [[], ['erase', 'anna'], ['forget', EMAIL], ['export', EMAIL, 'more']]) {
      const { output, code } = await run(args)
      expect(output).toMatch(/^npm run person -- export/)
      expect(code).toBe(1)
    }
  })
})
