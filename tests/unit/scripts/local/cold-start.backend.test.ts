import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { connect, startBackend, type RunningBackend } from '@/tests/support/backend'
import { bookingRow } from '@/tests/support/rows'

const home = await mkdtemp(path.join(os.tmpdir(), 'cold-start-'))
let backend: RunningBackend | undefined
afterAll(async () => {
  await backend?.stop()
  await rm(home, { recursive: true, force: true })
})

test('a call refused during the start does not roll back the others that waited for it', async () => {
  backend = await startBackend({ home })
  const client = connect(backend)
  const signUp = (email: string) => client.from('newsletter_subscriptions').insert({ email })
  await signUp('already@example.com').throwOnError()
  await backend.stop()

  const { url, secretKey, publishableKey } = backend
  const keys = { SUPABASE_SECRET_KEY: secretKey, SUPABASE_PUBLISHABLE_KEY: publishableKey }
  const restart = startBackend({ home, port: Number(new URL(url).port), env: keys })
  // The port opens before the database does.
  await vi.waitFor(() => fetch(`${url}/local/instance`), { timeout: 30_000, interval: 5 })
  const [before, after] = [bookingRow(), bookingRow()]
  const [one, refused, other] = await Promise.all([
    client.from('booking_inquiries').insert(before),
    signUp('already@example.com'),
    client.from('booking_inquiries').insert(after),
  ])
  backend = await restart

  expect(refused.error?.code).toBe('23505')
  expect([one.error, other.error]).toEqual([null, null])
  const { data } = await client.from('booking_inquiries').select('email')
  expect(data?.map(({ email }) => email).sort()).toEqual([before.email, after.email].sort())
}, 60_000)
