import * as z from 'zod/mini'
import { fieldErrorsOf } from '@/lib/forms/check'
import {
  checkbox,
  emailAddress,
  isoDay,
  message,
  optionalLine,
  requiredLine,
  requiredText,
} from '@/lib/forms/schema-parts'
import { readFields, type FormValues } from '@/lib/forms/form-data'
import { FIELD_LIMITS } from '@/lib/forms/limits'
import type { FieldErrors, MessageKey } from '@/lib/forms/result'
import { lostAndFoundFields, type LostAndFoundField } from './fields'
import { hotelDay } from './hotel-day'

/** A day up to today, by the hotel's calendar. YYYY-MM-DD sorts as text. */
function pastDay(missing: MessageKey, inFuture: MessageKey) {
  return isoDay(missing).check(z.refine((day) => day <= hotelDay(new Date()), inFuture))
}

/** The form's rules with their messages (site.md, section 5). */
const requestSchema = z.object({
  name: requiredLine(2, 'lostNameTooShort', FIELD_LIMITS.name),
  address: requiredLine(2, 'addressTooShort', FIELD_LIMITS.address),
  zipCode: requiredLine(5, 'zipCodeTooShort', FIELD_LIMITS.zipCode).check(
    z.regex(/^[0-9]*$/, message('zipCodeNotDigits')),
  ),
  city: requiredLine(2, 'cityTooShort', FIELD_LIMITS.city),
  phone: requiredLine(7, 'lostPhoneTooShort', FIELD_LIMITS.phone).check(
    z.regex(/^[0-9+\s()-]*$/, message('phoneFormat')),
  ),
  email: emailAddress(FIELD_LIMITS.email),
  bookingNumber: optionalLine(FIELD_LIMITS.bookingNumber),
  roomNumber: optionalLine(FIELD_LIMITS.roomNumber),
  arrivalDate: pastDay('arrivalMissing', 'arrivalInFuture'),
  departureDate: pastDay('departureMissing', 'departureInFuture'),
  itemDescription: requiredText(5, 'itemTooShort', FIELD_LIMITS.freeText),
  acceptTerms: z.pipe(checkbox(), z.literal(true, message('termsNotAccepted'))),
})

/** A checked request; null where an optional field was left empty. Dates are YYYY-MM-DD. */
export type LostAndFoundRequest = z.infer<typeof requestSchema>

/** What is posted under each name; empty where nothing came. */
export type LostAndFoundValues = FormValues<LostAndFoundField>

/**
 * Checks a posted request, the same in the browser and on the server. Errors come in the order of the form.
 * Dates are held against the hotel's today.
 */
export function parseLostAndFound(
  posted: LostAndFoundValues,
): { request: LostAndFoundRequest } | { fieldErrors: FieldErrors } {
  const result = requestSchema.safeParse(posted)
  const errors = fieldErrorsOf(result.error?.issues ?? [])
  const { arrivalDate, departureDate } = posted
  if (!errors.arrivalDate && !errors.departureDate && departureDate.trim() < arrivalDate.trim()) {
    errors.departureDate = 'departureBeforeArrival'
  }
  const wrong = lostAndFoundFields.filter((field) => field in errors)
  if (result.success && wrong.length === 0) return { request: result.data }
  return { fieldErrors: Object.fromEntries(wrong.map((field) => [field, errors[field]!])) }
}

/** The browser's check of the form as it stands. */
export function checkLostAndFound(formData: FormData): FieldErrors {
  const result = parseLostAndFound(readFields(formData, lostAndFoundFields))
  return 'fieldErrors' in result ? result.fieldErrors : {}
}
