import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { connectUntyped } from '@/tests/support/operator'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'

const service = connectUntyped(inject('backend'))

/** Five bits of the id for a character; the last two of its first 32 are left out. */
const references = {
  '00000000': 'KF-000000',
  ffffffff: 'KF-ZZZZZZ',
  '80000003': 'KF-G00000',
  '01234567': 'KF-04HMAS',
}

test.each([
  ['booking_inquiries', bookingRow],
  ['lost_and_found', lostAndFoundRow],
  ['job_applications', jobApplicationRow],
] as const)('the reference in %s is computed from the id', async (table, row) => {
  for (const [start, reference] of Object.entries(references)) {
    const id = start + randomUUID().slice(8)
    const { data } = await service
      .from(table)
      .insert({ ...row(), id })
      .select('reference')
    expect(data).toEqual([{ reference }])
  }
})
