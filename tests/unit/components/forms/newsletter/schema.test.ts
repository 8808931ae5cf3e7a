import { expect, test } from 'vitest'
import { newsletterSchema } from '@/components/forms/newsletter/schema'
import { parseForm } from '@/components/forms/core/form-values'
import { FIELD_LIMITS } from '@/components/forms/core/zod'
import sv from '@/messages/sv.json'

test.each([
  [' Anna@Example.com\n', undefined],
  ['anna@', 'newsletterEmailInvalid'],
  ['anna@example', 'newsletterEmailInvalid'],
  ['a b@example.com', 'newsletterEmailInvalid'],
  ['anna@example.com, b@x.se', 'newsletterEmailInvalid'],
  [`${'a'.repeat(FIELD_LIMITS.email)}@example.com`, 'tooLong'],
])('an address is taken as typed, or refused: %j', async (typed, error) => {
  const answer = error ? { fieldErrors: { email: error } } : { data: { email: 'Anna@Example.com' } }
  expect(sv.forms.errors.newsletterEmailInvalid).toBe('Vänligen ange en giltig e-postadress')
  expect(await parseForm(newsletterSchema, { email: typed })).toEqual(answer)
})
