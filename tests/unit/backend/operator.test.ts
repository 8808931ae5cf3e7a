import type { SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkSecrets, openAddress } from '@/lib/newsletter/sealed-address'
import { connect, findFreePort, runScript, startBackend, type RunningBackend } from '@/tests/support/backend'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'

/** A backend of its own, whose mail provider is this file. */
let backend: RunningBackend
/** Untyped on purpose: these tests reach behind what the site may touch. */
let service: SupabaseClient
let folder: string
let providerStatus = 200
let receivedKeys: string[] = []

const provider = createServer((request, response) => {
  receivedKeys.push(String(request.headers['idempotency-key']))
  request.resume()
  response.writeHead(providerStatus).end('{}')
})

beforeAll(async () => {
  const port = await findFreePort()
  provider.listen(port, '127.0.0.1')
  backend = await startBackend({
    env: { MAIL_API_URL: `http://127.0.0.1:${port}/`, RESEND_API_KEY: 're_test' },
  })
  service = connect(backend) as unknown as SupabaseClient
  folder = await mkdtemp(path.join(os.tmpdir(), 'operator-'))
})
afterAll(async () => {
  await backend.stop()
  provider.close()
  await rm(folder, { recursive: true, force: true })
})

const TABLES = ['booking_inquiries', 'lost_and_found', 'job_applications', 'newsletter_subscriptions']
beforeEach(async () => {
  for (const table of TABLES) await service.from(table).delete().neq('email', '')
  providerStatus = 200
  receivedKeys = []
})

/** Runs an operator command against the backend of this file. */
const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  runScript([`scripts/operator/${script}.mjs`, ...args], {
    PATH: process.env.PATH,
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEY: backend.secretKey,
    SITE_URL: 'https://www.kallfjallet.example',
    ...env,
  })

/** Without the line on the other stream that names the backend. */
const withoutBackend = (output: string) => output.replace(/^Backend: .*\n/m, '')

async function insert(table: string, row: object): Promise<string> {
  const { data, error } = await service.from(table).insert([row]).select('id').single()
  expect(error).toBeNull()
  return (data as { id: string }).id
}

/** One submission of each kind, an hour apart, the booking first. */
async function insertOneOfEach(email: string) {
  const at = (hour: number) => ({ created_at: `2026-11-0${hour}T12:00:00Z` })
  return {
    booking: await insert('booking_inquiries', { ...bookingRow({ email }), ...at(1) }),
    lost: await insert('lost_and_found', { ...lostAndFoundRow({ email: email.toUpperCase() }), ...at(2) }),
    job: await insert('job_applications', { ...jobApplicationRow({ email }), ...at(3) }),
    newsletter: await insert('newsletter_subscriptions', { email, ...at(4) }),
  }
}

describe('npm run inbox', () => {
  type Inbox = {
    submissions: { id: string; kind: string; notification: string; about: string }[]
    undelivered: {
      total: number
      listed: { id: string; submission: string; status: string; attempts: number; lastError: string }[]
    }
  }
  const inbox = async (...args: string[]) =>
    JSON.parse(withoutBackend((await run('inbox', ['--json', ...args])).output)) as Inbox
  const outbox = () => service.from('notification_outbox')
  const giveUp = (source: string) =>
    outbox()
      .update({ status: 'dead', attempts: 12, last_error: 'provider answered 500' })
      .eq('source_id', source)

  test('lists what came, newest first, by kind, time and number', async () => {
    const ids = await insertOneOfEach('anna@example.com')
    const kindsOf = async (...args: string[]) => (await inbox(...args)).submissions.map(({ kind }) => kind)
    expect(await kindsOf()).toEqual(['newsletter', 'job', 'lost-and-found', 'booking'])
    expect(await kindsOf('--limit', '2')).toEqual(['newsletter', 'job'])
    expect(await kindsOf('--since', '2026-11-03')).toEqual(['newsletter', 'job'])
    const { submissions } = await inbox('--kind', 'lost-and-found')
    expect(submissions).toMatchObject([
      { id: ids.lost, notification: 'pending', about: '2026-03-03 – 2026-03-05: En grå mössa' },
    ])
  })

  test('is a readable table, whatever a guest has typed', async () => {
    await insert('booking_inquiries', bookingRow({ name: 'Anna\u001b[2J\nBerg', email: 'anna@example.com' }))
    const { output, code } = await run('inbox', [])
    expect(code).toBe(0)
    expect(output).toContain('Submissions (1, newest first)')
    expect(output).toMatch(/booking +pending +[0-9a-f-]{36} +Anna \[2J Berg +anna@example\.com/)
    expect(output).toContain('Notifications not delivered (1)')
    expect(output).not.toContain('\u001b')
  })

  test('resend: one that was given up is sent again under its own key', async () => {
    const source = await insert('booking_inquiries', bookingRow())
    await giveUp(source)
    const [dead] = (await inbox()).undelivered.listed
    expect(dead).toMatchObject({ status: 'dead', attempts: 12, lastError: 'provider answered 500' })
    const { output, code } = await run('inbox', ['resend', dead?.id ?? ''])
    expect(withoutBackend(output)).toBe('Sent (booking).\n')
    expect(code).toBe(0)
    expect(receivedKeys).toEqual([dead?.id])
    expect((await inbox()).undelivered.total).toBe(0)
  })

  test('resend: says so where it fails again, and keeps trying', async () => {
    const source = await insert('booking_inquiries', bookingRow())
    await giveUp(source)
    providerStatus = 500
    const { output, code } = await run('inbox', ['resend', source])
    expect(output).toContain('Not sent yet; it is tried again.')
    expect(output).toContain('provider answered 500')
    expect(code).toBe(1)
    expect((await inbox()).undelivered.listed).toMatchObject([{ status: 'pending', attempts: 1 }])
  })

  test('resend all: everything that was given up, and nothing else', async () => {
    const sources = await Promise.all(
      Array.from({ length: 12 }, () => insert('booking_inquiries', bookingRow())),
    )
    for (const source of sources) await giveUp(source)
    const waiting = await insert('lost_and_found', lostAndFoundRow())
    const { output, code } = await run('inbox', ['resend', 'all'])
    expect(withoutBackend(output)).toBe('12 of 12 sent.\n')
    expect(code).toBe(0)
    expect(new Set(receivedKeys).size).toBe(12)
    expect((await inbox()).undelivered.listed).toMatchObject([{ submission: waiting, attempts: 0 }])
  })

  test('resend: one that was sent goes under a new key, also after the cleaning', async () => {
    const source = await insert('newsletter_subscriptions', { email: 'anna@example.com' })
    for (let round = 1; round <= 2; round += 1) {
      expect((await run('inbox', ['resend', source])).code).toBe(0)
    }
    expect(new Set(receivedKeys).size).toBe(2)
    await outbox().delete().neq('type', '')
    expect((await run('inbox', ['resend', source])).code).toBe(0)
    expect(receivedKeys).toHaveLength(3)
  })

  test.each([
    [['resend', randomUUID()], 'There is no notification or submission'],
    [['resend', 'x'], 'resend takes the id of a notification or of a submission, or all.'],
    [['--kind', 'letters'], '--kind takes one of booking, lost-and-found, job, newsletter.'],
    [['--since', 'yesterday'], '--since takes hours (24h), days (7d) or a date (2026-11-01).'],
    [['--limit', '0'], '--limit takes a number from 1 to 1000.'],
    [['read'], 'Unknown: read.'],
  ])('%j ends with one line', async (args, line) => {
    const { output, code } = await run('inbox', args)
    expect(withoutBackend(output)).toContain(line)
    expect(withoutBackend(output).trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })

  test('a wrong setting is one line that names it', async () => {
    const { output, code } = await run('inbox', [], { SUPABASE_SECRET_KEY: 'sb_publishable_x' })
    expect(output.trim()).toMatch(/^Setting SUPABASE_SECRET_KEY .+$/)
    expect(code).toBe(1)
  })
})

describe('npm run person', () => {
  const EMAIL = 'anna@example.com'
  const BUCKET = 'job_applications'
  const documents = async () =>
    ((await service.storage.from(BUCKET).list()).data ?? []).map(({ name }) => name).sort()
  /** All that the tables hold, as text. */
  const everything = async () => {
    const tables = [...TABLES, 'notification_outbox', 'rate_limits']
    const rows = await Promise.all(tables.map(async (table) => (await service.from(table).select('*')).data))
    return JSON.stringify(rows)
  }

  let ids: Awaited<ReturnType<typeof insertOneOfEach>>
  beforeEach(async () => {
    await service.storage.from(BUCKET).remove(await documents())
    ids = await insertOneOfEach(EMAIL)
    await service
      .from('job_applications')
      .update({ cv_file_path: `${ids.job}_cv.pdf` })
      .eq('id', ids.job)
    // the letter's upload broke off: no row names it
    for (const name of [`${ids.job}_cv.pdf`, `${ids.job}_cover_letter.pdf`, `${randomUUID()}_cv.pdf`]) {
      const options = { contentType: 'application/pdf' }
      await service.storage.from(BUCKET).upload(name, Buffer.from(`%PDF ${name}`), options)
    }
    await service.rpc('hit_rate_limit', {
      p_scope: 'inquiry:email',
      p_key_hash: 'keyed-hash-of-anna',
      p_limit: 9,
      p_window_seconds: 60,
    })
  })

  test('export writes rows and documents, for the operator’s eyes alone', async () => {
    const out = path.join(folder, 'anna.json')
    expect((await run('person', ['export', 'Anna@Example.COM', '--out', out])).code).toBe(0)
    const person = JSON.parse(await readFile(out, 'utf8')) as Record<string, { id: string }[]>
    expect(person).toMatchObject({
      booking_inquiries: [{ id: ids.booking, phone: '070-123 45 67' }],
      lost_and_found: [{ id: ids.lost, email: 'ANNA@EXAMPLE.COM' }],
      job_applications: [{ id: ids.job }],
      newsletter_subscriptions: [{ id: ids.newsletter }],
    })
    expect(person.notification_outbox).toHaveLength(3)
    const cv = path.join(folder, `anna-${ids.job}_cv.pdf`)
    expect(await readFile(cv, 'utf8')).toBe(`%PDF ${ids.job}_cv.pdf`)
    for (const file of [out, cv]) expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('erase says what it would do, and does nothing without --yes', async () => {
    const before = await everything()
    const { output, code } = await run('person', ['erase', EMAIL])
    expect(output).toMatch(/Would be deleted[^]+booking_inquiries +1\n[^]+files +2\n[^]+Add --yes to do it\./)
    expect(code).toBe(0)
    expect(await everything()).toBe(before)
    expect(await documents()).toHaveLength(3)
  })

  test('erase --yes leaves nothing of the person, and all of everybody else', async () => {
    const other = await insert('booking_inquiries', bookingRow({ email: 'johanna@example.com' }))
    const { output, code } = await run('person', ['erase', 'ANNA@example.com', '--yes'])
    expect(output).toMatch(/Deleted\n[^]+lost_and_found +1\n[^]+notification_outbox +3\n[^]+rate_limits +1\n/)
    expect(code).toBe(0)
    const left = await everything()
    for (const trace of [...Object.values(ids), 'keyed-hash-of-anna', '"anna@', '"ANNA@']) {
      expect(left).not.toContain(trace)
    }
    expect(left).toContain(other)
    const files = await documents()
    expect(files).toHaveLength(1)
    expect(files[0]).not.toContain(ids.job)
    expect((await run('person', ['erase', EMAIL, '--yes'])).output).toMatch(/booking_inquiries +0\n/)
  })

  test('names other people’s submissions that mention the address', async () => {
    const other = await insert(
      'booking_inquiries',
      bookingRow({ additional_requests: 'Kopia till Anna@example.com tack' }),
    )
    const { output } = await run('person', ['erase', EMAIL, '--yes'])
    expect(output).toContain(`booking_inquiries  ${other}`)
    expect(await everything()).toContain(other)
  })

  test.each([[[]], [['erase', 'anna']], [['forget', EMAIL]], [['export', EMAIL, 'more']]])(
    '%j shows how it is used',
    async (args) => {
      const { output, code } = await run('person', args)
      expect(output).toMatch(/^Use npm run person/)
      expect(code).toBe(1)
    },
  )
})

describe('npm run newsletter', () => {
  test('export gives every subscriber a link of their own', async () => {
    const emails = ['anna@example.com', 'Bo.Ek@example.com']
    for (const email of emails) await insert('newsletter_subscriptions', { email })
    const out = path.join(folder, 'subscribers.csv')
    const own = 'x'.repeat(32)
    const { code, output } = await run('newsletter', ['export', '--out', out], { LINK_SECRET: own })
    expect(output).toContain('2 subscribers')
    expect(code).toBe(0)
    const [heading, ...lines] = (await readFile(out, 'utf8')).trim().split('\r\n')
    expect(heading).toBe('"email","subscribed","unsubscribe","one_click"')
    const secrets = linkSecrets({ LINK_SECRET: own, SUPABASE_SECRET_KEY: backend.secretKey })
    const links = lines.map((line) => line.split(',').map((cell) => cell.slice(1, -1)))
    expect(links.map(([email]) => email)).toEqual(emails)
    for (const [email, , page = '', oneClick = ''] of links) {
      for (const link of [page, oneClick]) {
        expect(openAddress(new URL(link).searchParams.get('t') ?? '', secrets)).toBe(email)
      }
      expect(page).toMatch(/^https:\/\/www\.kallfjallet\.example\/avregistrera\?t=/)
      expect(oneClick).toMatch(/^https:\/\/www\.kallfjallet\.example\/api\/newsletter\/unsubscribe\?t=/)
    }
  })
})
