import { expect, test } from 'vitest'
import { newsletterSchema } from '@/components/forms/newsletter/schema'
import { parseForm } from '@/components/forms/core/form-values'
import { FIELD_LIMITS } from '@/components/forms/core/zod'
import sv from '@/messages/sv.json' with { type: 'json' }

const parse = (email: string) => parseForm(newsletterSchema, { email })

test('an address is taken as typed, without what stands around it', () => {
  expect(parse(' Anna@Example.com\n')).toEqual({
    data: { email: 'Anna@Example.com' },
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
])('%j is refused as an invalid address', (email) => {
  expect(parse(email)).toEqual({ fieldErrors: { email: 'newsletterEmailInvalid' } })
  expect(sv.forms.errors.newsletterEmailInvalid).toBe('Vänligen ange en giltig e-postadress')
})

test('an address that is too long is said to be', () => {
  const email = `${'a'.repeat(FIELD_LIMITS.email)}@example.com`
  expect(parse(email)).toEqual({ fieldErrors: { email: 'tooLong 254' } })
})
