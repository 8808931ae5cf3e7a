/**
 * The longest text of each kind of field, in characters. The columns of the tables take as many, which
 * `columns.backend.test.ts` tries.
 */
export const FIELD_LIMITS = {
  name: 200,
  email: 254,
  phone: 60,
  company: 200,
  participants: 100,
  nights: 60,
  freeText: 5000,
  message: 10_000,
  address: 200,
  zipCode: 20,
  city: 100,
  bookingNumber: 60,
  roomNumber: 60,
} as const

/** The limit of a field by its name; that of free text for all that have none of their own. */
export const limitOf = (field: string): number =>
  field in FIELD_LIMITS ? FIELD_LIMITS[field as keyof typeof FIELD_LIMITS] : FIELD_LIMITS.freeText
