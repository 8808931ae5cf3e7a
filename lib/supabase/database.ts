import type { Database, TablesInsert } from './database.types'

export type { Database }

/**
 * A row with every column that a form sends: a missing one is an error, also where the database takes null. Dates are
 * YYYY-MM-DD.
 */
type Sent<Table extends keyof Database['public']['Tables']> = Required<
  Omit<TablesInsert<Table>, 'id' | 'created_at' | 'reference' | 'cv_file_path' | 'cover_letter_file_path'>
>

export type BookingInquiryInsert = Sent<'booking_inquiries'>
export type LostAndFoundInsert = Sent<'lost_and_found'>
/** The file paths are updated after the upload. */
export type JobApplicationInsert = Sent<'job_applications'>

/** One counter that `hit_rate_limits` counts up. */
export type RateLimitHit = {
  scope: string
  key_hash: string
  max_hits: number
  window_seconds: number
}
