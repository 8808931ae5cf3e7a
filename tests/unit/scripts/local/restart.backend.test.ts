import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connect, startBackend } from '@/tests/support/backend'
import { bookingRow } from '@/tests/support/rows'

const home = await mkdtemp(path.join(os.tmpdir(), 'home-'))
afterAll(() => rm(home, { recursive: true, force: true }))

test('a stored form survives a restart of the embedded backend', async () => {
  const first = await startBackend({ home })
  const row = bookingRow()
  await connect(first).from('booking_inquiries').insert([row])
  await first.kill()
  const second = await startBackend({ home })
  const stored = await connect(second).from('booking_inquiries').select('email')
  expect(stored.data).toEqual([{ email: row.email }])
  await second.stop()
}, 120_000)
