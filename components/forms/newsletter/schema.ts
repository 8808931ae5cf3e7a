import { FIELD_LIMITS, atMost, line, message, z } from '@/components/forms/core/zod'

export const newsletterSchema = z.object({
  email: line.check(z.email(message('newsletterEmailInvalid')), atMost(FIELD_LIMITS.email)),
})

/** A checked sign-up: one address, its letter case as typed. */
export type Subscription = z.output<typeof newsletterSchema>
