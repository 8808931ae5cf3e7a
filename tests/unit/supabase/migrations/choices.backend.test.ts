import { expect, inject, test } from 'vitest'
import { categories, conferenceTypes, packageTypes } from '@/content/inquiry-choices'
import { connectUntyped } from '@/tests/support/operator'
import { bookingRow } from '@/tests/support/rows'

const service = connectUntyped(inject('backend'))

test.each([
  ['category', [...categories.private, ...categories.business]],
  ['package_type', Object.values(packageTypes).flat()],
  ['conference_type', conferenceTypes],
])('the column %s takes each choice of the form', async (column, choices) => {
  const rows = [...new Set(choices)].map((choice) => ({ ...bookingRow(), [column]: choice }))
  expect((await service.from('booking_inquiries').insert(rows)).error).toBeNull()
})
