import { describe, expect, inject, test } from 'vitest'
import { classifyDuplicate, readStoredRow } from '@/components/forms/core/stored-row'
import { connect } from '@/tests/support/backend'
import { connectUntyped } from '@/tests/support/operator'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'

const service = connect(inject('backend'))

describe.each([
  ['booking_inquiries', bookingRow()],
  ['lost_and_found', lostAndFoundRow()],
  ['job_applications', jobApplicationRow()],
] as const)('a duplicate in %s', (table, row) => {
  const untyped = connectUntyped(inject('backend'))

  test('repeats every column that the guest sent but the language, and may have its email in other letters', async () => {
    const p_row = (await untyped.from(table).insert([row]).select().single()).data as object
    const { data } = await untyped.rpc('submission_content', { p_row })
    const sent = Object.keys(row).filter((column) => column !== 'language')
    expect(Object.keys(data as object).sort()).toEqual(sent.sort())
    const again = await untyped.from(table).insert([{ ...row, email: row.email.toUpperCase() }])
    expect(again.error?.code).toBe('23505')
  })
})

test('the same content is not a duplicate after a day', async () => {
  const row = bookingRow()
  const { data } = await service.from('booking_inquiries').insert([row]).select('id').single()
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await service
    .from('booking_inquiries')
    .update({ created_at: yesterday })
    .eq('id', data?.id ?? '')
  expect((await service.from('booking_inquiries').insert([row])).error).toBeNull()
})

test('a repeated job application is in progress, then received, and is stored again after an interrupted upload', async () => {
  const row = jobApplicationRow()
  const insert = () => service.from('job_applications').insert([row]).select('id').single()
  const classify = async () => classifyDuplicate((await insert()).error!)
  const id = (await insert()).data?.id ?? ''
  expect(await classify()).toBe('in-progress')
  await service
    .from('job_applications')
    .update({ cv_file_path: `${id}_cv.pdf` })
    .eq('id', id)
  expect(await classify()).toBe('received')

  const threeMinutesAgo = new Date(Date.now() - 3 * 60_000).toISOString()
  await service
    .from('job_applications')
    .update({ cv_file_path: null, created_at: threeMinutesAgo })
    .eq('id', id)
  expect((await insert()).error).toBeNull()
})

test('another error is not a duplicate, and a detail of PostgreSQL names no row', () => {
  expect(classifyDuplicate({ code: '23514', message: 'check' })).toBe('none')
  for (const details of [null, 'Key (id)=(1) already exists.', '{broken', '{}', 'null'])
    expect(readStoredRow({ details })).toBeUndefined()
})
