import { today } from '@/lib/dates/today'
import {
  FIELD_LIMITS as limits,
  atMost,
  isoDay,
  line,
  message,
  orNull,
  text,
  z,
} from '@/components/forms/core/zod'

/** Leaving on the day of arrival is a day in the spa. */
const stay = z
  .object({
    arrivalDate: isoDay('arrivalMissing').refine((day) => day <= today(), {
      error: message('arrivalInFuture'),
      abort: true,
    }),
    departureDate: isoDay('departureMissing').refine((day) => day <= today(), {
      error: message('departureInFuture'),
      abort: true,
    }),
  })
  .refine(({ arrivalDate, departureDate }) => departureDate >= arrivalDate, {
    path: ['departureDate'],
    error: message('departureBeforeArrival'),
  })

/** A lost-and-found request. */
export const lostAndFoundSchema = z
  .object({
    name: line.min(2, message('lostNameTooShort')).check(atMost(limits.name)),
    address: line.min(2, message('addressTooShort')).check(atMost(limits.address)),
    zipCode: line
      .min(5, message('zipCodeTooShort'))
      .regex(/^[0-9]*$/, message('zipCodeNotDigits'))
      .check(atMost(limits.zipCode)),
    city: line.min(2, message('cityTooShort')).check(atMost(limits.city)),
    phone: line
      .min(7, message('lostPhoneTooShort'))
      .regex(/^[0-9+\s()-]*$/, message('phoneFormat'))
      .check(atMost(limits.phone)),
    email: line.check(z.email(message('emailInvalid')), atMost(limits.email)),
    bookingNumber: line.check(atMost(limits.bookingNumber)).transform(orNull),
    roomNumber: line.check(atMost(limits.roomNumber)).transform(orNull),
    itemDescription: text.min(5, message('itemTooShort')).check(atMost(limits.freeText)),
    acceptTerms: z.literal(true, message('termsNotAccepted')),
  })
  .and(stay)

/** A checked request; null where an optional field was left empty. */
export type LostAndFoundRequest = z.output<typeof lostAndFoundSchema>
