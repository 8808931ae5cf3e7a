import * as z from 'zod/mini'
import { fieldErrorsOf } from '@/lib/forms/check'
import { emailAddress } from '@/lib/forms/schema-parts'
import { readFields, type FormValues } from '@/lib/forms/form-data'
import { FIELD_LIMITS } from '@/lib/forms/limits'
import type { FieldErrors } from '@/lib/forms/result'
import { newsletterFields } from './fields'

export const newsletterSchema = z.object({
  email: emailAddress(FIELD_LIMITS.email, 'newsletterEmailInvalid'),
})

/** A checked sign-up: one address, its letter case as typed. */
export type Subscription = z.infer<typeof newsletterSchema>

/** Checks a sign-up, the same in the browser and on the server (site.md, section 5). */
export function parseSubscription(
  posted: FormValues<'email'>,
): { subscription: Subscription } | { fieldErrors: FieldErrors } {
  const result = newsletterSchema.safeParse(posted)
  return result.success ? { subscription: result.data } : { fieldErrors: fieldErrorsOf(result.error.issues) }
}

/** The browser's check of the form as it stands. */
export function checkSubscription(formData: FormData): FieldErrors {
  const result = parseSubscription(readFields(formData, newsletterFields))
  return 'fieldErrors' in result ? result.fieldErrors : {}
}
