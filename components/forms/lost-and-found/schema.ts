import type { MessageKey } from '@/components/forms/core/result'
import { atMost, email, figures, isoDay, line, message, orNull, text, z } from '@/components/forms/core/zod'
import { inYears, today } from '@/lib/dates/today'

/** A day of a stay that was. */
const pastDay = (missing: MessageKey, inFuture: MessageKey) =>
  isoDay(missing)
    .refine((day) => day <= today(), { error: message(inFuture), abort: true })
    .refine((day) => day >= inYears(-2), { error: message('dateTooLongAgo'), abort: true })

/** Leaving on the day of arrival is a day in the spa. */
const stay = z
  .object({
    arrivalDate: pastDay('arrivalMissing', 'arrivalInFuture'),
    departureDate: pastDay('departureMissing', 'departureInFuture'),
  })
  .refine(({ arrivalDate, departureDate }) => departureDate >= arrivalDate, {
    path: ['departureDate'],
    error: message('checkOutBeforeCheckIn'),
  })

export const lostAndFoundSchema = z
  .object({
    name: line.min(2, message('lostNameTooShort')).check(atMost('name')),
    address: line.min(2, message('addressTooShort')).check(atMost('address')),
    zipCode: figures
      .min(5, message('zipCodeTooShort'))
      .regex(/^[0-9]*$/, message('zipCodeNotDigits'))
      .check(atMost('zipCode')),
    city: line.min(2, message('cityTooShort')).check(atMost('city')),
    phone: figures
      .min(7, message('lostPhoneTooShort'))
      .regex(/^[0-9+\s()-]*$/, message('phoneFormat'))
      .check(atMost('phone')),
    email: email(message('emailInvalid')),
    bookingNumber: line.check(atMost('bookingNumber')).transform(orNull),
    roomNumber: line.check(atMost('roomNumber')).transform(orNull),
    itemDescription: text.min(5, message('itemTooShort')).check(atMost('freeText')),
    acceptTerms: z.literal(true, message('termsNotAccepted')),
  })
  .and(stay)

/** A checked request; null where an optional field was left empty. */
export type LostAndFoundRequest = z.output<typeof lostAndFoundSchema>
