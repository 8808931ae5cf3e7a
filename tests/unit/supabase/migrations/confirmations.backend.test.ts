import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { completeApplication, connectUntyped, insertRow } from '@/tests/support/operator'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from '@/tests/support/rows'
import { uniqueEmail } from '@/tests/support/unique-email'

const service = connectUntyped(inject('backend'))

const mailsOf = async (ids: string[], audience = 'guest') => {
  const outbox = service.from('notification_outbox').select('id', { count: 'exact', head: true })
  return (await outbox.in('source_id', ids).eq('audience', audience)).count
}
const insertBookings = (count: number, row: (index: number) => object) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => insertRow(service, 'booking_inquiries', row(index))),
  )
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

test('a mailbox gets three confirmations an hour across forms, letter case and plus signs', async () => {
  const name = randomUUID()
  const inquiries = await insertBookings(2, (index) =>
    bookingRow({ email: `${name}+${index}@example.com`, participants: String(index + 1) }),
  )
  const lostRow = lostAndFoundRow({ email: `${name.toUpperCase()}@Example.com` })
  const lost = await insertRow(service, 'lost_and_found', lostRow)
  const jobRow = jobApplicationRow({ email: `${name}@example.com` })
  const application = await insertRow(service, 'job_applications', jobRow)
  await completeApplication(service, application)
  expect(await mailsOf([...inquiries, lost])).toBe(3)
  expect(await mailsOf([application])).toBe(0)
  // reception hears of all of them
  expect(await mailsOf([...inquiries, lost, application], 'reception')).toBe(inquiries.length + 2)
})

test('parallel submissions do not exceed the limit of confirmations', async () => {
  const email = uniqueEmail()
  const ids = await insertBookings(12, (index) => bookingRow({ email, participants: String(index + 1) }))
  expect(await mailsOf(ids)).toBe(3)
})

test('a mailbox gets ten confirmations a day', async () => {
  const email = uniqueEmail()
  const earlier = await insertBookings(9, (index) => ({
    ...bookingRow({ email, participants: String(index + 1) }),
    created_at: hoursAgo(index + 2),
  }))
  expect(await mailsOf(earlier)).toBe(9)
  const now = await insertBookings(2, (index) => bookingRow({ email, participants: `now ${index}` }))
  expect(await mailsOf(now)).toBe(1)
})
