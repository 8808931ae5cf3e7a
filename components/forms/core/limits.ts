/**
 * The longest text each kind of field takes, in characters. The forms' schemas use these, and the
 * tables in `supabase/migrations` carry the same figures (a unit test compares them).
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
  filePath: 300,
  address: 200,
  zipCode: 20,
  city: 100,
  bookingNumber: 60,
  roomNumber: 60,
  jobTitle: 200,
} as const
