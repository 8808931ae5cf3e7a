import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { connect } from '@/tests/support/backend'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'

const service = connect(inject('backend')) as unknown as SupabaseClient

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The first 30 bits of an id, as the migration says. */
function referenceOf(id: string): string {
  const bits = Number.parseInt(id.slice(0, 8), 16).toString(2).padStart(32, '0')
  const characters = bits
    .slice(0, 30)
    .match(/.{5}/g)
    ?.map((five) => ALPHABET[Number.parseInt(five, 2)])
  return `KF-${characters?.join('')}`
}

test.each([
  ['booking_inquiries', bookingRow],
  ['lost_and_found', lostAndFoundRow],
  ['job_applications', jobApplicationRow],
] as const)('%s: the reference is computed from the id', async (table, row) => {
  const ids = ['00000000', 'ffffffff', '80000003', randomUUID().slice(0, 8)].map(
    (start) => start + randomUUID().slice(8),
  )
  for (const id of ids) {
    const { data, error } = await service
      .from(table)
      .insert([{ ...row(), id }])
      .select('reference')
      .single()
    expect(error).toBeNull()
    expect(data).toEqual({ reference: referenceOf(id) })
  }
  expect(referenceOf(ids[0] ?? '')).toBe('KF-000000')
  expect(referenceOf(ids[1] ?? '')).toBe('KF-ZZZZZZ')
})
