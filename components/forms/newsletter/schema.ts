import { email, message, z } from '@/components/forms/core/zod'

export const newsletterSchema = z.object({ email: email(message('newsletterEmailInvalid')) })

/** A checked sign-up: one email, the letter case of its first part as typed. */
export type Subscription = z.output<typeof newsletterSchema>
