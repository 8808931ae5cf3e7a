import type { SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '@/scripts/local/child'
import { startBackendMailingTo } from '@/tests/support/backend'
import {
  connectUntyped,
  emptyTables,
  insertOneOfEach,
  insertRow,
  runOperator,
} from '@/tests/support/operator'
import { bookingRow, lostAndFoundRow } from '@/tests/support/rows'

/** A backend of its own, whose mail provider is this file. */
let backend: Awaited<ReturnType<typeof startBackendMailingTo>>
let service: SupabaseClient
let providerStatus = 200
let receivedKeys: string[] = []

const provider = createServer((request, response) => {
  receivedKeys.push(String(request.headers['idempotency-key']))
  request.resume()
  response.writeHead(providerStatus).end('{}')
})

beforeAll(async () => {
  const port = await freePort()
  provider.listen(port, '127.0.0.1')
  backend = await startBackendMailingTo(`http://127.0.0.1:${port}/`)
  service = connectUntyped(backend)
})
afterAll(async () => {
  await backend.stop()
  provider.close()
})
beforeEach(async () => {
  await emptyTables(service)
  providerStatus = 200
  receivedKeys = []
})

const run = (args: string[], env?: Record<string, string>) => runOperator(backend, 'inbox', args, env)
const insert = (table: string, row: object) => insertRow(service, table, row)

describe('npm run inbox', () => {
  type Inbox = {
    submissions: {
      id: string
      reference: string
      kind: string
      notification: string
      confirmation: string
      about: string
    }[]
    undelivered: {
      total: number
      listed: {
        id: string
        audience: string
        submission: string
        status: string
        attempts: number
        lastError: string
      }[]
    }
  }
  const inbox = async (...args: string[]) => JSON.parse((await run(['--json', ...args])).output) as Inbox
  const outbox = () => service.from('notification_outbox')
  const giveUp = (source: string) =>
    outbox()
      .update({ status: 'dead', attempts: 12, last_error: 'provider answered 500' })
      .eq('source_id', source)
      .eq('audience', 'reception')
  /** As if confirmations had been sent; the tests about resending are about reception's messages. */
  const confirmAll = () => outbox().update({ status: 'sent' }).eq('audience', 'guest')

  test('lists submissions, newest first, by kind, time and number', async () => {
    const ids = await insertOneOfEach(service, 'anna@example.com')
    const kindsOf = async (...args: string[]) => (await inbox(...args)).submissions.map(({ kind }) => kind)
    expect(await kindsOf()).toEqual(['newsletter', 'job', 'lost-and-found', 'booking'])
    expect(await kindsOf('--limit', '2')).toEqual(['newsletter', 'job'])
    expect(await kindsOf('--since', '2026-11-03')).toEqual(['newsletter', 'job'])
    const { submissions } = await inbox('--kind', 'lost-and-found')
    expect(submissions).toMatchObject([
      {
        id: ids.lost,
        notification: 'pending',
        confirmation: 'pending',
        about: '2026-03-03 – 2026-03-05: En grå mössa',
      },
    ])
  })

  test('prints a table without control characters', async () => {
    await insert('booking_inquiries', bookingRow({ name: 'Anna\u001b[2J\nBerg', email: 'anna@example.com' }))
    const { output, code } = await run([])
    expect(code).toBe(0)
    expect(output).toContain('Submissions (1, newest first)')
    expect(output).toMatch(
      /booking +KF-\w{6} +pending +pending +[0-9a-f-]{36} +Anna \[2J Berg +anna@example\.com/,
    )
    expect(output).toContain('Notifications not delivered (2)')
    expect(output).not.toContain('\u001b')
  })

  test('finds by reference, however it is read out, with both e-mails', async () => {
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
      const found = JSON.parse(output) as { submissions: object[]; messages: object[] }
      expect(found.submissions).toMatchObject([{ id, reference }])
      expect(found.messages).toMatchObject([{ audience: 'reception' }, { audience: 'guest' }])
    }
    const { output } = await run([reference])
    expect(output).toMatch(
      /booking +KF-011DDE +pending +pending[^]+E-mails[^]+reception +pending[^]+guest +pending/,
    )
  })

  test('resend: a confirmation is sent again by its own id, under its own key', async () => {
    const source = await insert('booking_inquiries', bookingRow())
    const confirmation = () => outbox().select('id').eq('source_id', source).eq('audience', 'guest').single()
    await outbox().update({ status: 'sent' }).eq('source_id', source).eq('audience', 'reception')
    await outbox().update({ status: 'dead', attempts: 14 }).eq('source_id', source).eq('audience', 'guest')
    const id = String(((await confirmation()).data as { id: string } | null)?.id)
    expect((await run(['resend', id])).output).toBe('Sent (booking).\n')
    expect(receivedKeys).toEqual([id])
  })

  test('resend: a dead notification is sent again under its own key', async () => {
    const source = await insert('booking_inquiries', bookingRow())
    await confirmAll()
    await giveUp(source)
    const [dead] = (await inbox()).undelivered.listed
    expect(dead).toMatchObject({ status: 'dead', attempts: 12, lastError: 'provider answered 500' })
    const { output, code } = await run(['resend', dead?.id ?? ''])
    expect(output).toBe('Sent (booking).\n')
    expect(code).toBe(0)
    expect(receivedKeys).toEqual([dead?.id])
    expect((await inbox()).undelivered.total).toBe(0)
  })

  test('resend: reports another failure, and keeps retrying', async () => {
    const source = await insert('booking_inquiries', bookingRow())
    await confirmAll()
    await giveUp(source)
    providerStatus = 500
    const { output, code } = await run(['resend', source])
    expect(output).toContain('Not sent yet; it is tried again.')
    expect(output).toContain('provider answered 500')
    expect(code).toBe(1)
    expect((await inbox()).undelivered.listed).toMatchObject([{ status: 'pending', attempts: 1 }])
  })

  test('resend all: all dead notifications, and nothing else', async () => {
    const sources = await Promise.all(
      Array.from({ length: 12 }, () => insert('booking_inquiries', bookingRow())),
    )
    for (const source of sources) await giveUp(source)
    const waiting = await insert('lost_and_found', lostAndFoundRow())
    await confirmAll()
    const { output, code } = await run(['resend', 'all'])
    expect(output).toBe('12 of 12 sent.\n')
    expect(code).toBe(0)
    expect(new Set(receivedKeys).size).toBe(12)
    expect((await inbox()).undelivered.listed).toMatchObject([{ submission: waiting, attempts: 0 }])
  })

  test('resend: a sent notification is sent under a new key, even after it was purged', async () => {
    const source = await insert('booking_inquiries', bookingRow())
    await confirmAll()
    for (let round = 1; round <= 2; round += 1) {
      expect((await run(['resend', source])).code).toBe(0)
    }
    expect(new Set(receivedKeys).size).toBe(2)
    await outbox().delete().neq('type', '')
    expect((await run(['resend', source])).code).toBe(0)
    expect(receivedKeys).toHaveLength(3)
  })

  test('resend: refuses a sign-up of which reception is not notified', async () => {
    const source = await insert('newsletter_subscriptions', { email: 'anna@example.com' })
    const { output, code } = await run(['resend', source])
    expect(output).toContain('There is no notification or submission')
    expect(code).toBe(1)
    expect(receivedKeys).toEqual([])
  })

  test.each([
    [['resend', randomUUID()], 'There is no notification or submission'],
    [['resend', 'x'], 'resend takes the id of a notification or of a submission, or all.'],
    [['--kind', 'letters'], '--kind takes one of booking, lost-and-found, job, newsletter.'],
    [['--since', 'yesterday'], '--since takes hours (24h), days (7d) or a date (2026-11-01).'],
    [['--limit', '0'], '--limit takes a number from 1 to 1000.'],
    [['read'], 'Unknown: read.'],
    [['KF-000U00'], 'Unknown: KF-000U00.'],
    [['KF-ZZZZZZ'], 'There is no submission KF-ZZZZZZ.'],
  ])('%j ends with one line', async (args, line) => {
    const { output, code } = await run(args)
    expect(output).toContain(line)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })

  test('a wrong setting is one line that names it', async () => {
    const { output, code } = await run([], { SUPABASE_SECRET_KEY: 'sb_publishable_x' })
    expect(output.trim()).toMatch(/^Setting SUPABASE_SECRET_KEY .+$/)
    expect(code).toBe(1)
  })
})
