import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from '@/tests/support/backend'
import { pdfBytes } from '@/tests/support/documents'
import { guestSending, type GuestSending } from '@/tests/support/guests'
import { KillRounds } from '@/tests/support/kill-rounds'

const afterTasks = vi.hoisted(() => [] as Promise<void>[])
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', () => ({ after: (task: () => Promise<void>) => afterTasks.push(task()) }))

/** Longer runs: `KILLS=30 GUESTS=16 BETWEEN=60 npx vitest run kills.backend`. */
const plan = {
  kills: Number(process.env.KILLS ?? 3),
  guests: Number(process.env.GUESTS ?? 8),
  between: Number(process.env.BETWEEN ?? 16),
}
const LONGEST_MS = 60_000 + plan.kills * (15_000 + plan.between * 200)

type StoredRow = { id: string; reference?: string; email: string; cv_file_path?: string | null }
type OutboxRow = { id: string; source_id: string; status: string }

const TABLES = [
  'booking_inquiries',
  'lost_and_found',
  'newsletter_subscriptions',
  'job_applications',
] as const

let rounds: KillRounds
let client: SupabaseClient

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  rounds = await KillRounds.start()
  Object.assign(process.env, {
    SUPABASE_URL: rounds.backend.url,
    SUPABASE_SECRET_KEY: rounds.backend.secretKey,
    SITE_URL: 'http://localhost:3000',
    RATE_LIMIT_FACTOR: '100000',
  })
  client = connect(rounds.backend) as unknown as SupabaseClient
})
afterAll(() => rounds.end())

async function readAll<Row>(table: string): Promise<Row[]> {
  const { data, error } = await client.from(table).select().limit(100_000)
  expect(error).toBeNull()
  return (data ?? []) as Row[]
}

/** As if the pauses between attempts, and the leases of workers that died, were over; until nothing is left to send. */
async function sendAllThatIsQueued(): Promise<void> {
  const outbox = () => client.from('notification_outbox')
  const longAgo = new Date(0).toISOString()
  for (let round = 0; round < 1000; round += 1) {
    await outbox().update({ next_attempt_at: longAgo }).eq('status', 'pending')
    await outbox().update({ locked_until: longAgo }).eq('status', 'sending')
    await client.functions.invoke('send-notification-email', { body: { type: 'dispatch' } })
    const open = await outbox().select('id').neq('status', 'sent').limit(1)
    if (open.data?.length === 0) return
  }
}

async function expectFileOf({ email }: GuestSending, row: StoredRow): Promise<void> {
  expect(row.cv_file_path).toBe(`${row.id}_cv.pdf`)
  const { data } = await client.storage.from('job_applications').download(row.cv_file_path ?? '')
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(pdfBytes(email))
}

test(
  `what was acknowledged under ${plan.kills} kills is stored once, and mailed once to reception and once to the guest`,
  { timeout: LONGEST_MS },
  async () => {
    let count = 0
    const acknowledged = await rounds.run(plan, () => guestSending((count += 1)))
    await Promise.all(afterTasks)
    await sendAllThatIsQueued()

    const stored = new Map(
      await Promise.all(TABLES.map(async (table) => [table, await readAll<StoredRow>(table)] as const)),
    )
    const outbox = await readAll<OutboxRow>('notification_outbox')
    const mails = await rounds.readMails()
    const queuedFor = (row: StoredRow) => outbox.filter(({ source_id }) => source_id === row.id)
    const mailsAbout = (row: StoredRow) =>
      [...mails]
        .filter(([, { text }]) => text.includes(`Referens: ${row.reference ?? row.id}`))
        .map(([key]) => key)
        .sort()
    /** Newsletters are not confirmed. */
    const expected = ({ reference }: StoredRow) => (reference === undefined ? ['sent'] : ['sent', 'sent'])

    expect(new Set(acknowledged.map(({ table }) => table)).size).toBe(TABLES.length)
    for (const sending of acknowledged) {
      const rows = stored.get(sending.table)?.filter(({ email }) => email === sending.email) ?? []
      expect(rows, `${sending.table} of ${sending.email}`).toHaveLength(1)
      for (const row of rows) {
        const queued = queuedFor(row)
        expect(
          queued.map(({ status }) => status),
          `outbox of ${sending.table} ${row.id}`,
        ).toEqual(expected(row))
        expect(mailsAbout(row)).toEqual(queued.map(({ id }) => id).sort())
        if (sending.table === 'job_applications') await expectFileOf(sending, row)
      }
    }
    // A refused submission that was not sent again is not stored twice either.
    for (const rows of stored.values()) {
      expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length)
      for (const row of rows) {
        expect(queuedFor(row).length).toBeLessThanOrEqual(expected(row).length)
        expect(mailsAbout(row).length).toBeLessThanOrEqual(expected(row).length)
      }
    }
    expect([...mails.keys()].sort()).toEqual(outbox.map(({ id }) => id).sort())
    console.info(
      `${plan.kills} kills, ${acknowledged.length} acknowledged, ${mails.size} e-mails in ${rounds.deliveries} deliveries`,
    )
  },
)
