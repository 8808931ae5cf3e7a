import type * as z from 'zod/mini'
import { createSchema, inOrder } from '@/components/forms/core/schema'
import { lostAndFoundFields } from './fields'

/** A lost-and-found request. Leaving on the day of arrival is a day in the spa. */
export const lostAndFoundSchema = createSchema(lostAndFoundFields, {}).check(
  inOrder('arrivalDate', 'departureDate', 'departureBeforeArrival'),
)

/** A checked request; null where an optional field was left empty. */
export type LostAndFoundRequest = z.output<typeof lostAndFoundSchema>
