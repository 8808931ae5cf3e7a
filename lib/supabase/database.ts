import type { RowOf } from '@/lib/forms/fields'
import type { inquiryFields } from '@/lib/inquiries/fields'
import type { Inquiry } from '@/lib/inquiries/schema'
import type { lostAndFoundFields } from '@/lib/lost-and-found/fields'
import type { LostAndFoundRequest } from '@/lib/lost-and-found/schema'

/**
 * Types of the tables and functions in `supabase/migrations`, limited to what the site uses. Rows of forms follow the
 * definitions of their fields. Dates are YYYY-MM-DD.
 */

type Table<Row, Insert> = { Row: Row; Insert: Insert; Update: Partial<Row>; Relationships: [] }
type Stored<Insert> = Required<Insert> & { id: string; created_at: string }
type WithReference<Row> = Row & { reference: string }

/** Empty optional values are null; the two request flags are always sent. */
export type BookingInquiryInsert = Omit<RowOf<typeof inquiryFields, Inquiry>, 'meals'> & {
  /** JSON text of `{lunch, dinner, morningCoffee, afternoonCoffee}`. */
  meals: string | null
  /** Swedish title of what the guest clicked. */
  subject?: string | null
  conference_type?: 'day' | 'overnight' | 'custom' | 'teambuilding' | null
  language?: 'sv' | 'en'
}

export type LostAndFoundInsert = RowOf<typeof lostAndFoundFields, LostAndFoundRequest> & {
  language?: 'sv' | 'en'
}

/** The file paths are updated after the upload. */
export type JobApplicationInsert = {
  name: string
  email: string
  phone: string | null
  message: string | null
  job_title: string
  language?: 'sv' | 'en'
}

type JobApplicationFiles = { cv_file_path: string | null; cover_letter_file_path: string | null }

type NewsletterSubscriptionInsert = { email: string }

type OutboxRow = {
  id: string
  type: string
  source_id: string
  status: 'pending' | 'sending' | 'sent' | 'dead' | 'rejected'
  audience: 'reception' | 'guest'
  attempts: number
}

/** One counter that `hit_rate_limits` counts up. */
export type RateLimitHit = {
  scope: string
  key_hash: string
  max_hits: number
  window_seconds: number
}

export type Database = {
  public: {
    Tables: {
      booking_inquiries: Table<WithReference<Stored<BookingInquiryInsert>>, BookingInquiryInsert>
      lost_and_found: Table<WithReference<Stored<LostAndFoundInsert>>, LostAndFoundInsert>
      job_applications: Table<
        WithReference<Stored<JobApplicationInsert>> & JobApplicationFiles,
        JobApplicationInsert
      >
      newsletter_subscriptions: Table<
        Stored<NewsletterSubscriptionInsert> & { unsubscribe_token: string },
        NewsletterSubscriptionInsert
      >
      notification_outbox: Table<OutboxRow, never>
    }
    Views: Record<never, never>
    Functions: {
      /** True where all are within their limits. */
      hit_rate_limits: { Args: { p_hits: RateLimitHit[] }; Returns: boolean }
      /** True where a confirmation of the submission with this reference was queued, sent or not. */
      has_confirmation: { Args: { p_reference: string }; Returns: boolean }
      /** True where the address is subscribed. */
      enqueue_newsletter_notification: { Args: { p_email: string }; Returns: boolean }
      /** True where the token was that of a subscription. */
      end_newsletter_subscription: { Args: { p_token: string }; Returns: boolean }
      count_search_miss: { Args: { p_language: 'sv' | 'en'; p_query: string }; Returns: undefined }
      count_no_vote: { Args: { p_question: string }; Returns: undefined }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
