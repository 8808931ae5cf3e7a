import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connect, startBackend } from '@/tests/support/backend'
import { bookingRow } from '@/tests/support/rows'

/**
 * The embedded backend's disk fills up while guests are sending. A file system of limited size takes Linux and the
 * right to mount, which root has, though not in every container; elsewhere the test is skipped.
 */
const MEGABYTE = 1_048_576

const home = await mkdtemp(path.join(os.tmpdir(), 'disk-'))
const filler = path.join(home, 'filler')
const canMount = mountSmallDisk()
if (!canMount) console.warn('Disk full: skipped, no file system can be mounted here.')
afterAll(async () => {
  if (canMount) execFileSync('umount', ['--lazy', home])
  await rm(home, { recursive: true, force: true })
})

function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', home], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Writes until the disk takes no more. */
async function fillDisk(): Promise<void> {
  const file = await open(filler, 'w')
  try {
    for (;;) await file.write(Buffer.alloc(MEGABYTE))
  } catch {
    // full, as wanted
  } finally {
    await file.close()
  }
}

test.skipIf(!canMount)(
  'a full disk refuses what it cannot store, accepts more once there is room, and loses nothing',
  async () => {
    const first = await startBackend({ home })
    const service = connect(first)
    const acknowledged: string[] = []
    const send = async () => {
      const row = bookingRow({ additional_requests: 'x'.repeat(4_000) })
      const { error } = await service.from('booking_inquiries').insert([row])
      if (error === null) acknowledged.push(row.email)
      return error === null
    }
    const upload = (name: string) =>
      service.storage
        .from('job_applications')
        .upload(name, Buffer.alloc(2 * MEGABYTE), { contentType: 'application/pdf' })

    expect(await send()).toBe(true)
    await fillDisk()
    expect((await upload('full.pdf')).error).not.toBeNull()
    let refused = 0
    while (refused < 10 && acknowledged.length < 500) if (!(await send())) refused += 1
    expect(refused).toBe(10)

    await rm(filler)
    expect(await send()).toBe(true)
    expect((await upload('room.pdf')).error).toBeNull()
    await first.kill()

    const second = await startBackend({ home })
    const stored = await connect(second).from('booking_inquiries').select('email')
    expect(stored.data?.map(({ email }) => email).sort()).toEqual([...acknowledged].sort())
    const queued = await connect(second).from('notification_outbox').select('id')
    // one for reception and one for the guest
    expect(queued.data).toHaveLength(2 * acknowledged.length)
    await second.stop()
  },
  60_000,
)
