import { expect, test } from 'vitest'
import { parseForm } from '@/components/forms/core/form-values'
import { newsletterSchema } from '@/components/forms/newsletter/schema'
import sv from '@/messages/sv.json'

test('an email is taken as it is typed, and a wrong one has its message', async () => {
  const parse = (email: string) => parseForm(newsletterSchema, { email })
  expect(await parse(' Anna@Example.com\n')).toEqual({ data: { email: 'Anna@Example.com' } })
  expect(await parse('anna@')).toEqual({ fieldErrors: { email: 'newsletterEmailInvalid' } })
  expect(sv.forms.errors.newsletterEmailInvalid).toBe('Vänligen ange en giltig e-postadress')
})
