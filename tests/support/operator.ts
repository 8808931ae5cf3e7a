import type { SupabaseClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import { type BackendConnection, connect, runScript } from './backend'
import { bookingRow, jobApplicationRow, lostAndFoundRow } from './rows'

/** What the tests of the operator's commands share. */

/** Tables with what guests send. */
export const submissionTables = [
  'booking_inquiries',
  'lost_and_found',
  'job_applications',
  'newsletter_subscriptions',
] as const

/** A client without the site's types: these tests reach behind what the site may touch. */
export function connectUntyped(backend: BackendConnection, key?: string): SupabaseClient {
  return connect(backend, key) as unknown as SupabaseClient
}

/** Deletes what guests have sent, and all counters. */
export async function emptyTables(service: SupabaseClient): Promise<void> {
  for (const table of submissionTables) await service.from(table).delete().neq('email', '')
  await service.from('rate_limits').delete().neq('scope', '')
}

/** Stores a row and returns its id. */
export async function insertRow(service: SupabaseClient, table: string, row: object): Promise<string> {
  const { data, error } = await service.from(table).insert([row]).select('id').single()
  expect(error).toBeNull()
  return (data as { id: string }).id
}

/** Changes a stored row. */
export async function updateRow(service: SupabaseClient, table: string, id: string, changes: object) {
  expect((await service.from(table).update(changes).eq('id', id)).error).toBeNull()
}

/** Notes that the CV of an application is stored, which completes it. */
export const completeApplication = (service: SupabaseClient, id: string) =>
  updateRow(service, 'job_applications', id, { cv_file_path: `${id}_cv.pdf` })

/** One submission of each kind, a day apart, the booking first. */
export async function insertOneOfEach(service: SupabaseClient, email: string) {
  const on = (day: number) => ({ created_at: `2026-11-0${day}T12:00:00Z` })
  return {
    booking: await insertRow(service, 'booking_inquiries', { ...bookingRow({ email }), ...on(1) }),
    lost: await insertRow(service, 'lost_and_found', {
      ...lostAndFoundRow({ email: email.toUpperCase() }),
      ...on(2),
    }),
    job: await insertRow(service, 'job_applications', { ...jobApplicationRow({ email }), ...on(3) }),
    newsletter: await insertRow(service, 'newsletter_subscriptions', { email, ...on(4) }),
  }
}

/**
 * Runs an operator's command on a backend, as `npm run` does.
 * @returns its output without the line that names the backend
 */
export async function runOperator(
  backend: BackendConnection,
  command: 'inbox' | 'person' | 'newsletter',
  args: string[],
  env: Record<string, string> = {},
) {
  const { code, output } = await runScript([`scripts/operator/${command}.ts`, ...args], {
    PATH: process.env.PATH,
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEY: backend.secretKey,
    SITE_URL: 'https://www.kallfjallet.example',
    ...env,
  })
  return { code, output: output.replace(/^Backend: .*\n/m, '') }
}
