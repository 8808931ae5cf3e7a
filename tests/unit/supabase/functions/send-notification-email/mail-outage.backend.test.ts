import type { SupabaseClient } from '@supabase/supabase-js'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '@/scripts/local/child'
import { connect, startBackend, type RunningBackend } from '@/tests/support/backend'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'

/** The mail provider is away for a day, and for two; the outbox's clock is driven by moving its rows. */
let backend: RunningBackend
let service: ReturnType<typeof connect>
let outbox: () => ReturnType<SupabaseClient['from']>

const HOUR_MS = 3_600_000
const MESSAGES = 7
let isAway = false
let taken: string[] = []
let refused = 0

/** Each way in which a provider can be away, in turn. */
function refuse(response: ServerResponse): void {
  refused += 1
  if (refused % 3 === 0) response.destroy()
  else response.writeHead(refused % 3 === 1 ? 503 : 429).end()
}

const provider = createServer((request, response) => {
  request.resume().once('end', () => {
    if (isAway) return refuse(response)
    taken.push(String(request.headers['idempotency-key']))
    response.end('{}')
  })
})

beforeAll(async () => {
  const port = await freePort()
  provider.listen(port, '127.0.0.1')
  backend = await startBackend({
    env: { MAIL_API_URL: `http://127.0.0.1:${port}/emails`, RESEND_API_KEY: 're_test' },
  })
  service = connect(backend)
  outbox = () => (connect(backend) as unknown as SupabaseClient).from('notification_outbox')
})
afterAll(async () => {
  await backend.stop()
  provider.close()
})
beforeEach(async () => {
  await outbox().delete().neq('type', '')
  taken = []
  refused = 0
  isAway = true
  await service.from('booking_inquiries').insert([bookingRow(), bookingRow()])
  await service.from('lost_and_found').insert([lostAndFoundRow()])
  await service.from('job_applications').insert([jobApplicationRow()])
  // each is confirmed as well, apart from the application, which has no documents
  expect(await rows()).toHaveLength(MESSAGES)
})

type OutboxRow = { id: string; status: string; next_attempt_at: string }
const rows = async () => ((await outbox().select('id, status, next_attempt_at')).data ?? []) as OutboxRow[]
const dispatch = () => service.functions.invoke('send-notification-email', { body: { type: 'dispatch' } })
const statuses = async () => new Set((await rows()).map(({ status }) => status))

/** Lets the clock run to the next attempt, again and again, for as long as it takes; then the time is over. */
async function letTimePass(hours: number): Promise<void> {
  let left = hours * HOUR_MS
  for (;;) {
    const pending = (await rows()).filter(({ status }) => status === 'pending')
    const waits = pending.map((row) => Date.parse(row.next_attempt_at) - Date.now())
    const step = Math.min(left, Math.max(0, ...[Math.min(...waits)]))
    await Promise.all(
      pending.map((row) => {
        const moved = new Date(Date.parse(row.next_attempt_at) - step).toISOString()
        return outbox().update({ next_attempt_at: moved }).eq('id', row.id)
      }),
    )
    left -= step
    if (left <= 0 || pending.length === 0) return
    await dispatch()
  }
}

test(
  'a day without the provider: nothing is dead, and every message is sent once when it is back',
  { timeout: 60_000 },
  async () => {
    await letTimePass(24)
    expect(taken).toEqual([])
    expect(refused).toBeGreaterThan(MESSAGES * 10)
    expect(await statuses()).toEqual(new Set(['pending']))
    isAway = false
    await letTimePass(6)
    expect(await statuses()).toEqual(new Set(['sent']))
    expect([...taken].sort()).toEqual((await rows()).map(({ id }) => id).sort())
  },
)

test('two days: dead, kept, and sent once an operator requeues them', { timeout: 60_000 }, async () => {
  await letTimePass(48)
  expect(await statuses()).toEqual(new Set(['dead']))
  isAway = false
  await dispatch()
  expect(taken).toEqual([])
  // as docs/decisions/0005-notification-outbox.md says
  const again = { status: 'pending', attempts: 0, next_attempt_at: new Date().toISOString() }
  await outbox().update(again).eq('status', 'dead')
  await dispatch()
  expect(await statuses()).toEqual(new Set(['sent']))
  expect(new Set(taken).size).toBe(MESSAGES)
  expect(taken).toHaveLength(MESSAGES)
})
