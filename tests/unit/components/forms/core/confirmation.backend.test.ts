import { beforeEach, expect, inject, test, vi } from 'vitest'
import { hasConfirmation } from '@/components/forms/core/confirmation'
import { connect } from '@/tests/support/backend'
import { bookingRow } from '@/tests/support/rows'
import { watchCalls } from '@/tests/support/site-calls'

const backend = inject('backend')
const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockReset().mockImplementation(() => undefined))

test('is known of a stored inquiry, and of one that is not there', async () => {
  watchCalls(backend)
  const { data } = await connect(backend)
    .from('booking_inquiries')
    .insert(bookingRow())
    .select('reference')
    .single()
  expect(await hasConfirmation(data?.reference ?? '')).toBe(true)
  expect(await hasConfirmation('KF-??????')).toBe(false)
})

test('is not known while the database does not answer, and that stops nothing', async () => {
  watchCalls(backend).breakCalls(/has_confirmation/)
  expect(await hasConfirmation('KF-7Q2M4X')).toBeUndefined()
  expect(logged).toHaveBeenCalledOnce()
})
