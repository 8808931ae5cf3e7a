import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { startMailedBackend } from '@/tests/support/mail-provider'
import {
  connectUntyped,
  emptyTables,
  insertOneOfEach,
  insertRow,
  runOperator,
} from '@/tests/support/operator'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'

const { provider, backend } = await startMailedBackend()
const service = connectUntyped(backend)

beforeEach(async () => {
  await emptyTables(service)
  provider.reset()
})

const receivedKeys = () => provider.received.map(({ key }) => key)
const UNKNOWN = randomUUID()

const run = (args: string[], env?: Record<string, string>) => runOperator(backend, 'inbox', args, env)
const insert = (table: string, row: object) => insertRow(service, table, row)

describe('npm run inbox', () => {
  type Inbox = {
    submissions: { id: string; reference: string; kind: string; notification: string; confirmation: string }[]
    unsent: {
      total: number
      mails: { id: string; audience: string; source_id: string; status: string; attempts: number }[]
    }
  }
  const inbox = async (...args: string[]) => JSON.parse((await run(['--json', ...args])).output) as Inbox
  const outbox = () => service.from('notification_outbox')
  const giveUp = (source: string, audience = 'reception') =>
    outbox()
      .update({ status: 'dead', attempts: 12, last_error: 'provider answered 500' })
      .eq('source_id', source)
      .eq('audience', audience)
  /** As if confirmations had been sent; the tests about resending are about reception's messages. */
  const confirmAll = () => outbox().update({ status: 'sent' }).eq('audience', 'guest')

  test('lists submissions by kind, time and number, newest first', async () => {
    const ids = await insertOneOfEach(service, 'anna@example.com')
    const kindsOf = async (...args: string[]) => (await inbox(...args)).submissions.map(({ kind }) => kind)
    expect(await kindsOf()).toEqual(['newsletter', 'job', 'lost-and-found', 'booking'])
    expect(await kindsOf('--limit', '2')).toEqual(['newsletter', 'job'])
    expect(await kindsOf('--since', '2026-11-03')).toEqual(['newsletter', 'job'])
    const { submissions } = await inbox('--kind', 'lost-and-found')
    expect(submissions).toMatchObject([{ id: ids.lost, notification: 'pending', confirmation: 'pending' }])
  })

  test('needs no SITE_URL, whose line in the settings may be empty', async () => {
    expect((await run([], { SITE_URL: '' })).code).toBe(0)
  })

  test('--since begins at midnight at the hotel', async () => {
    for (const created_at of ['2026-06-30T21:59:59Z', '2026-06-30T22:00:00Z', '2026-12-31T22:59:59Z'])
      await insert('lost_and_found', { ...lostAndFoundRow(), created_at })
    expect((await inbox('--since', '2026-07-01')).submissions).toHaveLength(2)
    expect((await inbox('--since', '2027-01-01')).submissions).toHaveLength(0)
    expect((await run(['--since', '2026-02-31'])).code).toBe(1)
  })

  test('prints a table of whole lines without control characters', async () => {
    const name = `Anna\u001b[2J\nBerg ${'x'.repeat(180)}`
    const id = await insert('booking_inquiries', bookingRow({ name, email: 'anna@example.com' }))
    const { output, code } = await run([])
    expect(code).toBe(0)
    expect(output).toContain('Submissions (1, newest first)')
    expect(output).toMatch(/booking +KF-\w{6} +pending +pending +Anna \[2J Berg x{180} +anna@example\.com/)
    expect(output).toContain(`business, Konferens, 2026-03-12 – 2026-03-14, 20–25  ${id}\n`)
    expect(output).toContain('Mails not sent (2)')
    expect(output).not.toContain('\u001b')
  })

  test('prints every field of a submission, and the state of its mails', async () => {
    const id = await insert('booking_inquiries', {
      ...bookingRow({
        phone: '070-174 06 05',
        subject: 'Teambuilding',
        additional_requests: 'Vi kommer med tåg.\nHämtar ni?',
      }),
      created_at: '2026-11-22T14:20:30Z',
    })
    await outbox().update({ status: 'sent', sent_at: '2026-11-22T14:21:00Z' }).eq('audience', 'reception')
    await outbox()
      .update({ status: 'rejected', attempts: 1, last_error: 'provider answered 422' })
      .eq('audience', 'guest')
    const { output, code } = await run([id])
    expect(code).toBe(0)
    for (const line of [
      /^Reference +KF-\w{6}$/m,
      /^Received +2026-11-22 15:20$/m,
      /^Phone +070-174 06 05$/m,
      /^Check in date +2026-03-12$/m,
      /^Subject +Teambuilding$/m,
      /^Meals +lunch, dinner, afternoon coffee$/m,
      /^Nights +–$/m,
      /^Additional requests +Vi kommer med tåg\.\n +Hämtar ni\?$/m,
      new RegExp(`^Id +${id}$`, 'm'),
      /^Mail to reception +sent 2026-11-22 15:21, id/m,
      /^Mail to the guest +rejected by the mail provider \(provider answered 422, attempt 1\), id/m,
    ])
      expect(output).toMatch(line)
  })

  test('documents writes the files of an application under the names that the applicant gave, readable to their owner alone', async () => {
    const id = await insert('job_applications', jobApplicationRow({ name: '../Kim\u202e ../Lund' }))
    await service.storage
      .from('job_applications')
      .upload(`${id}_cv.pdf`, Buffer.from('%PDF'), {
        contentType: 'application/pdf',
        metadata: { name: 'Löneanspråk & CV – Åsa.PDF' },
      })
    await service.storage
      .from('job_applications')
      .upload(`${id}_cover_letter.pdf`, Buffer.from('%PDF'), { contentType: 'application/pdf' })
    const folder = await mkdtemp(path.join(os.tmpdir(), 'documents-'))
    const [{ reference = '' } = {}] = (await inbox()).submissions
    const file = path.join(folder, 'kim', `Kim .. Lund ${reference} CV`, 'Löneanspråk & CV – Åsa.pdf')
    const { code, output } = await run(['documents', id, path.join(folder, 'kim')])
    expect(code).toBe(0)
    expect(output).toContain(`Written to ${file}\n`)
    expect(output).toContain(path.join(`Kim .. Lund ${reference} cover letter`, 'cover letter.pdf\n'))
    expect(await readFile(file, 'utf8')).toBe('%PDF')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await rm(folder, { recursive: true })
    await service.storage.from('job_applications').remove([`${id}_cv.pdf`, `${id}_cover_letter.pdf`])
  })

  test('finds a submission by its reference in any spelling, with both mails', async () => {
    const id = await insert('booking_inquiries', {
      ...bookingRow(),
      // 0 and 1 are mistaken for O, I and L
      id: `0042d6b8${randomUUID().slice(8)}`,
    })
    const [{ reference = '' } = {}] = (await inbox()).submissions
    expect(reference).toBe('KF-011DDE')
    for (const typed of [[reference], ['kf-oiLdde'], ['OI1 DDE'], ['kf', 'o11', 'dde']]) {
      const { output, code } = await run(['--json', ...typed])
      expect(code).toBe(0)
      const found = JSON.parse(output) as { submissions: object[]; mails: object[] }
      expect(found.submissions).toMatchObject([{ id, reference }])
      expect(found.mails).toMatchObject([{ audience: 'reception' }, { audience: 'guest' }])
    }
  })

  test.each(['reception', 'guest'])('resend sends a dead mail to %s again under its own key', async (to) => {
    const source = await insert('booking_inquiries', bookingRow())
    await outbox().update({ status: 'sent' }).neq('audience', to)
    await giveUp(source, to)
    const [dead] = (await inbox()).unsent.mails
    expect(dead).toMatchObject({ status: 'dead', attempts: 12 })
    const { output, code } = await run(['resend', dead?.id ?? ''])
    expect(output).toMatch(new RegExp(`^Mail to (the )?${to}: sent `))
    expect(code).toBe(0)
    expect(receivedKeys()).toEqual([dead?.id])
    expect((await inbox()).unsent.total).toBe(0)
  })

  test('resend reports another failure and keeps retrying', async () => {
    const source = await insert('booking_inquiries', bookingRow())
    await confirmAll()
    await giveUp(source)
    provider.status = 500
    const { output, code } = await run(['resend', source])
    expect(output).toMatch(/^Mail to reception: queued, waiting, next attempt \d{4}-\d\d-\d\d \d\d:\d\d \(/)
    expect(output).toContain('(provider answered 500 (validation_error), attempt 1).\n')
    expect(code).toBe(1)
    expect((await inbox()).unsent.mails).toMatchObject([{ status: 'pending', attempts: 1 }])
  })

  test('resend all sends every dead notification and no other', async () => {
    const sources = await Promise.all(
      Array.from({ length: 12 }, () => insert('booking_inquiries', bookingRow())),
    )
    for (const source of sources) await giveUp(source)
    const waiting = await insert('lost_and_found', lostAndFoundRow())
    await confirmAll()
    const { output, code } = await run(['resend', 'all'])
    expect(output).toBe('12 of 12 sent.\n')
    expect(code).toBe(0)
    expect(new Set(receivedKeys()).size).toBe(12)
    expect((await inbox()).unsent.mails).toMatchObject([{ source_id: waiting, attempts: 0 }])
  })

  test('resend takes one reference, also in parts', async () => {
    await insert('booking_inquiries', bookingRow())
    await insert('booking_inquiries', bookingRow())
    const [first, second] = (await inbox()).submissions.map(({ reference }) => reference) as [string, string]
    expect((await run(['resend', first, second])).code).toBe(1)
    expect(provider.received).toEqual([])
    expect((await run(['resend', ...first.split('-')])).code).toBe(0)
  })

  test('resend sends a sent notification under a new key, also after it was purged', async () => {
    const source = await insert('booking_inquiries', bookingRow())
    await confirmAll()
    for (let round = 1; round <= 2; round += 1) {
      expect((await run(['resend', source])).code).toBe(0)
    }
    expect(new Set(receivedKeys()).size).toBe(2)
    await outbox().delete().neq('type', '')
    expect((await run(['resend', source])).code).toBe(0)
    expect(receivedKeys()).toHaveLength(3)
  })

  test.each([
    [['resend', UNKNOWN], `No mail belongs to ${UNKNOWN}.`],
    [['--kind', 'letters'], '--kind takes one of booking, lost-and-found, job, newsletter.'],
    [['--since', 'yesterday'], '--since takes hours (24h), days (7d) or a date (2026-11-01).'],
    [['--limit', '0'], '--limit takes a number from 1 to 1000.'],
    [['KF-ZZZZZZ'], 'There is no submission KF-ZZZZZZ.'],
  ])('%j ends with one line', async (args, line) => {
    expect(await run(args)).toEqual({ code: 1, output: `${line}\n` })
  })

  test('prints its usage, or that the backend cannot be reached', async () => {
    for (const args of [['read'], ['KF-000U00'], ['documents', UNKNOWN], ['documents', UNKNOWN, 'a', 'b']]) {
      const { output, code } = await run(args)
      expect(output).toContain('npm run inbox -- documents <reference or id> <folder>')
      expect(code).toBe(1)
    }
    const { output, code } = await run([], { SUPABASE_URL: 'http://127.0.0.1:9' })
    expect(output).toMatch(/^Cannot reach http:\/\/127\.0\.0\.1:9: .+\n$/)
    expect(code).toBe(1)
  })
})
