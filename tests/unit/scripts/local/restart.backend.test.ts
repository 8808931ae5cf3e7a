import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
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

test('data of an older schema is refused with one line', async () => {
  const older = path.join(home, 'older')
  const removed = path.join(older, 'supabase/migrations/20200101000000_removed.sql')
  await cp('supabase/migrations', path.dirname(removed), { recursive: true })
  await writeFile(removed, 'select 1;')
  await (await startBackend({ home: older })).stop()
  await rm(removed)
  await expect(startBackend({ home: older })).rejects.toThrow(
    /has an older schema\. Delete the folder to start afresh\.$/,
  )
}, 120_000)
