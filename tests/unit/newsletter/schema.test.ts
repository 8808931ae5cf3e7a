import { expect, test } from 'vitest'
import { newsletterErrors } from '@/lib/newsletter/fields'
import { checkSubscription, parseSubscription } from '@/lib/newsletter/schema'
import { FIELD_LIMITS } from '@/lib/forms/limits'
import sv from '@/messages/sv.json' with { type: 'json' }
import { formDataOf } from '@/tests/support/form-data'

test('an address is taken as typed, without what stands around it', () => {
  expect(parseSubscription({ email: ' Anna@Example.com\n' })).toEqual({
    subscription: { email: 'Anna@Example.com' },
  })
})

test.each([
  '',
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'a b@example.com',
  'anna@example.com, b@x.se',
])('%j is refused in the words of the specification', (email) => {
  const errors = checkSubscription(formDataOf({ email }))
  expect(errors).toEqual({ email: 'newsletterEmailInvalid' })
  expect(sv.forms.errors.newsletterEmailInvalid).toBe('Vänligen ange en giltig e-postadress')
  expect(newsletterErrors).toContain(errors.email)
})

test('an address that is too long is said to be', () => {
  const email = `${'a'.repeat(FIELD_LIMITS.email)}@example.com`
  expect(checkSubscription(formDataOf({ email }))).toEqual({ email: 'tooLong' })
})
