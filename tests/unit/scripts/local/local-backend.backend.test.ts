import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connect, startBackend } from '@/tests/support/backend'
import { bookingRow, lostAndFoundRow } from '@/tests/support/rows'

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

test('the embedded backend prints why a row is refused, and nothing of the row', async () => {
  const backend = await startBackend()
  const table = connect(backend).from('lost_and_found')
  const row = lostAndFoundRow({ name: 'Ragnhild Fjällström' })
  expect((await table.insert([row])).error).toBeNull()
  expect((await table.insert([row])).error).not.toBeNull()
  expect((await table.insert([{ ...row, zip_code: 'Ragnhild' }])).error).not.toBeNull()
  await backend.stop()
  expect(backend.printed()).toContain('The database refused a statement: 23514 lost_and_found_zip_code_check')
  expect(backend.printed()).not.toMatch(/ragnhild|fjällström/i)
}, 60_000)
