import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { connect } from '@/tests/support/backend'
import { bookingRow } from '@/tests/support/rows'

const service = connect(inject('backend'))
const files = service.storage.from('job_applications')
const CV = Buffer.from(`%PDF-1.4\n${'% filling\n'.repeat(50_000)}%%EOF\n`)

test('a refused upload does not roll back a row stored at the same time', async () => {
  const name = `${randomUUID()}_cv.pdf`
  const upload = () => files.upload(name, CV, { contentType: 'application/pdf' })
  expect((await upload()).error).toBeNull()
  const rows = Array.from({ length: 30 }, () => bookingRow())
  const answers = await Promise.all(
    rows.map(async (row) => {
      const [{ error: refused }, { error }] = await Promise.all([
        upload(),
        service.from('booking_inquiries').insert(row),
      ])
      return { refused, error }
    }),
  )
  expect(answers.every(({ refused, error }) => refused !== null && error === null)).toBe(true)
  const emails = rows.map(({ email }) => email).sort()
  const { data } = await service.from('booking_inquiries').select('email').in('email', emails)
  expect(data?.map(({ email }) => email).sort()).toEqual(emails)
})
