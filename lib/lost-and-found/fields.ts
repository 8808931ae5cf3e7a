import { FIELD_LIMITS } from '@/lib/forms/limits'

/**
 * The lost-and-found form's controls (contract, "Forms"), apart from their rules so that the page need not load
 * those. In the order of the form; the error summary follows it.
 */
export const lostAndFoundFields = [
  'name',
  'address',
  'zipCode',
  'city',
  'phone',
  'email',
  'bookingNumber',
  'roomNumber',
  'arrivalDate',
  'departureDate',
  'itemDescription',
  'acceptTerms',
] as const
export type LostAndFoundField = (typeof lostAndFoundFields)[number]

const { name, address, zipCode, city, phone, email, bookingNumber, roomNumber, freeText } = FIELD_LIMITS

/** Longest text of each field that is typed, in characters. */
export const lostAndFoundLimits = {
  name,
  address,
  zipCode,
  city,
  phone,
  email,
  bookingNumber,
  roomNumber,
  itemDescription: freeText,
} as const satisfies Partial<Record<LostAndFoundField, number>>

/** Message keys that the form's schema and action give, besides those of every form. */
export const lostAndFoundErrors = [
  'lostNameTooShort',
  'addressTooShort',
  'zipCodeTooShort',
  'zipCodeNotDigits',
  'cityTooShort',
  'lostPhoneTooShort',
  'phoneFormat',
  'emailInvalid',
  'arrivalMissing',
  'arrivalInFuture',
  'departureMissing',
  'departureInFuture',
  'departureBeforeArrival',
  'itemTooShort',
  'termsNotAccepted',
  'lostAndFoundNotSent',
] as const
