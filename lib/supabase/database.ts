/**
 * The shape of the tables and functions in `supabase/migrations` that the site touches, written by
 * hand: only what the site sends and reads back (site.md, section 7). Dates are YYYY-MM-DD.
 */

type Table<Row, Insert> = { Row: Row; Insert: Insert; Update: Partial<Row>; Relationships: [] }
type Stored<Insert> = Required<Insert> & { id: string; created_at: string }

/** Call 1. Empty optional values travel as null; the two request flags are always sent. */
export type BookingInquiryInsert = {
  name: string
  email: string
  phone: string
  company: string | null
  participants: string
  nights: string | null
  check_in_date: string
  check_out_date: string
  category: string
  form_type: 'business' | 'private'
  package_type: string | null
  needs_accommodation: 'yes' | 'no' | null
  accommodation_notes: string | null
  /** JSON text of `{lunch, dinner, morningCoffee, afternoonCoffee}`. */
  meals: string | null
  dietary_requirements: string | null
  technical_equipment: string | null
  additional_requests: string | null
  request_spa: boolean
  request_activity: boolean
  mothers_day_option: string | null
}

/** Call 3. */
export type LostAndFoundInsert = {
  name: string
  address: string
  zip_code: string
  city: string
  phone: string
  email: string
  booking_number: string | null
  room_number: string | null
  arrival_date: string
  departure_date: string
  item_description: string
}

/** Call 5. The file paths follow with call 7. */
export type JobApplicationInsert = {
  name: string
  email: string
  phone: string | null
  message: string | null
  job_title: string
}

type JobApplicationFiles = { cv_file_path: string | null; cover_letter_file_path: string | null }

/** Call 9. */
type NewsletterSubscriptionInsert = { email: string }

type OutboxRow = {
  id: string
  type: string
  source_id: string
  status: 'pending' | 'sending' | 'sent' | 'dead'
  attempts: number
}

/** What `hit_rate_limit` answers. */
type RateLimitAnswer = {
  allowed: boolean
  remaining: number
  retry_after_seconds: number
}

export type Database = {
  public: {
    Tables: {
      booking_inquiries: Table<Stored<BookingInquiryInsert>, BookingInquiryInsert>
      lost_and_found: Table<Stored<LostAndFoundInsert>, LostAndFoundInsert>
      job_applications: Table<Stored<JobApplicationInsert> & JobApplicationFiles, JobApplicationInsert>
      newsletter_subscriptions: Table<Stored<NewsletterSubscriptionInsert>, NewsletterSubscriptionInsert>
      notification_outbox: Table<OutboxRow, never>
    }
    Views: Record<never, never>
    Functions: {
      hit_rate_limit: {
        Args: {
          p_scope: string
          p_key_hash: string
          p_limit: number
          p_window_seconds: number
        }
        Returns: RateLimitAnswer[]
      }
      /** True where the address was subscribed. */
      end_newsletter_subscription: { Args: { p_email: string }; Returns: boolean }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
