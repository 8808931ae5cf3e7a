import type { Database, TablesInsert } from '@/lib/supabase/database.types'
import { uniqueEmail } from './unique-email'

/**
 * A row with every column that a form sends: a missing one is an error, also where the database takes null. A column that
 * the hotel fills is left out here and in `submission_content`, or a second sending is no duplicate.
 */
type Sent<Table extends keyof Database['public']['Tables']> = Required<
  Omit<TablesInsert<Table>, 'id' | 'created_at' | 'reference' | 'cv_file_path' | 'cover_letter_file_path'>
>

/** Rows as the site sends them, each with an email of its own so that none repeats another. */

export function bookingRow(changes: Partial<Sent<'booking_inquiries'>> = {}): Sent<'booking_inquiries'> {
  return {
    name: 'Anna Berg',
    email: uniqueEmail(),
    phone: '070-123 45 67',
    company: 'Norrskog Trä AB',
    participants: '20–25',
    nights: null,
    check_in_date: '2026-03-12',
    check_out_date: '2026-03-14',
    category: 'conference',
    form_type: 'business',
    package_type: null,
    needs_accommodation: 'yes',
    accommodation_notes: null,
    meals: '{"lunch":true,"dinner":true,"morningCoffee":false,"afternoonCoffee":true}',
    dietary_requirements: null,
    technical_equipment: null,
    additional_requests: null,
    request_spa: false,
    request_activity: false,
    mothers_day_option: null,
    subject: null,
    subject_id: null,
    conference_type: null,
    language: 'sv',
    ...changes,
  }
}

/** What makes a row the inquiry of a private guest. */
export const privateInquiry = {
  form_type: 'private',
  category: 'relax',
  package_type: 'dagspa',
  company: null,
  needs_accommodation: null,
  meals: null,
  request_spa: true,
  nights: '2',
  participants: '2',
} as const

export function lostAndFoundRow(changes: Partial<Sent<'lost_and_found'>> = {}): Sent<'lost_and_found'> {
  return {
    name: 'Åke Öst',
    address: 'Storgatan 1',
    zip_code: '93500',
    city: 'Norsjö',
    phone: '+46 (70) 123-45 67',
    email: uniqueEmail(),
    booking_number: null,
    room_number: '214',
    arrival_date: '2026-03-03',
    departure_date: '2026-03-05',
    item_description: 'En grå mössa',
    language: 'sv',
    ...changes,
  }
}

export function jobApplicationRow(changes: Partial<Sent<'job_applications'>> = {}): Sent<'job_applications'> {
  return {
    name: 'Kim Lund',
    email: uniqueEmail(),
    phone: null,
    message: null,
    job_title: 'Kock',
    language: 'sv',
    ...changes,
  }
}
