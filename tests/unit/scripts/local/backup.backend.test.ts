import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connect, startBackend } from '@/tests/support/backend'
import { bookingRow } from '@/tests/support/rows'

const home = await mkdtemp(path.join(os.tmpdir(), 'home-'))
afterAll(() => rm(home, { recursive: true, force: true }))

/** docs/operations.md, "Backups and restoring". */
test('the embedded backend is backed up by a copy of its folder, made while it is stopped', async () => {
  const PDF = '%PDF-1.7 the applicant’s own words'
  const original = path.join(home, 'original')
  const first = await startBackend({ home: original })
  const row = bookingRow()
  await connect(first).from('booking_inquiries').insert([row])
  const bucket = connect(first).storage.from('job_applications')
  await bucket.upload('one_cv.pdf', Buffer.from(PDF), { contentType: 'application/pdf' })
  await first.stop()

  const restored = path.join(home, 'restored')
  const data = 'supabase/.temp'
  await cp(path.join(original, data), path.join(restored, data), { recursive: true })
  await rm(original, { recursive: true })
  const second = await startBackend({ home: restored })
  const stored = await connect(second).from('booking_inquiries').select('email')
  expect(stored.data).toEqual([{ email: row.email }])
  const queued = await connect(second).from('notification_outbox').select('status')
  expect(queued.data).toEqual([{ status: 'pending' }, { status: 'pending' }])
  const file = await connect(second).storage.from('job_applications').download('one_cv.pdf')
  expect(await file.data?.text()).toBe(PDF)
  await second.stop()
}, 60_000)
