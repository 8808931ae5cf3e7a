import { expect, inject, test } from 'vitest'
import { classifyDuplicate, readStoredRow } from '@/components/forms/core/stored-row'
import { completeApplication, connectUntyped, insertRow, updateRow } from '@/tests/support/operator'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'

const service = connectUntyped(inject('backend'))
const ago = (milliseconds: number) => ({ created_at: new Date(Date.now() - milliseconds).toISOString() })

test.each([
  ['booking_inquiries', bookingRow()],
  ['lost_and_found', lostAndFoundRow()],
  ['job_applications', jobApplicationRow()],
])(
  'a duplicate in %s repeats every column that the guest sent but the language, its email in any letters',
  async (table, row) => {
    const { data: p_row } = await service.from(table).insert([row]).select().single()
    const { data } = await service.rpc('submission_content', { p_row })
    const sent = Object.keys(row).filter((column) => column !== 'language')
    expect(Object.keys(data as object).sort()).toEqual(sent.sort())
    const { error } = await service.from(table).insert([{ ...row, email: row.email.toUpperCase() }])
    expect(error?.code).toBe('23505')
  },
)

test('the same content is not a duplicate after a day', async () => {
  const row = bookingRow()
  const id = await insertRow(service, 'booking_inquiries', row)
  await updateRow(service, 'booking_inquiries', id, ago(25 * 3_600_000))
  await insertRow(service, 'booking_inquiries', row)
})

test('a repeated job application is in progress, then received, and is stored again after an interrupted upload', async () => {
  const row = jobApplicationRow()
  const classify = async () =>
    classifyDuplicate((await service.from('job_applications').insert([row])).error!)
  const id = await insertRow(service, 'job_applications', row)
  expect(await classify()).toBe('in-progress')
  await completeApplication(service, id)
  expect(await classify()).toBe('received')

  await updateRow(service, 'job_applications', id, { cv_file_path: null, ...ago(3 * 60_000) })
  await insertRow(service, 'job_applications', row)
})

test('another error is not a duplicate, and a detail of PostgreSQL names no row', () => {
  expect(classifyDuplicate({ code: '23514', message: 'check' })).toBe('none')
  for (const details of [null, 'Key (id)=(1) already exists.', '{broken', '{}', 'null'])
    expect(readStoredRow({ details })).toBeUndefined()
})
