import type * as z from 'zod/mini'
import { createSchema } from '@/components/forms/core/schema'
import { newsletterFields } from './fields'

export const newsletterSchema = createSchema(newsletterFields, {})

/** A checked sign-up: one address, its letter case as typed. */
export type Subscription = z.output<typeof newsletterSchema>
