import type { Database, TablesInsert } from './database.types'

export type { Database }

type Columns<Table extends keyof Database['public']['Tables']> = Omit<
  TablesInsert<Table>,
  'id' | 'created_at' | 'reference' | 'cv_file_path' | 'cover_letter_file_path'
>
/** Not sent by every caller yet. */
type Optional = 'language' | 'subject' | 'conference_type'

/**
 * A row with every column that a form sends: a missing one is an error, also where the database takes null. Dates are
 * YYYY-MM-DD.
 */
type Sent<Table extends keyof Database['public']['Tables']> = Required<Omit<Columns<Table>, Optional>> &
  Pick<Columns<Table>, Extract<Optional, keyof Columns<Table>>>

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
