import { expect, test } from 'vitest'
import { parseForm } from '@/components/forms/core/form-values'
import { FIELD_LIMITS } from '@/components/forms/core/limits'
import { newsletterSchema } from '@/components/forms/newsletter/schema'
import sv from '@/messages/sv.json'

test('an email is taken as it is typed, and a wrong or too long one has its message', async () => {
  const parse = (email: string) => parseForm(newsletterSchema, { email })
  expect(await parse(' Anna@Example.com\n')).toEqual({ data: { email: 'Anna@Example.com' } })
  expect(await parse('anna@')).toEqual({ fieldErrors: { email: 'newsletterEmailInvalid' } })
  expect(sv.forms.errors.newsletterEmailInvalid).toBe('Vänligen ange en giltig e-postadress')
  const long = `${'a'.repeat(FIELD_LIMITS.email)}@example.com`
  expect(await parse(long)).toEqual({ fieldErrors: { email: 'tooLong' } })
})
