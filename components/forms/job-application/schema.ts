import type * as z from 'zod/mini'
import { createSchema } from '@/components/forms/core/schema'
import { applicationFields } from './fields'

export const applicationSchema = createSchema(applicationFields, {})

/** A checked application; null where an optional field was left empty. */
export type Application = z.output<typeof applicationSchema>
