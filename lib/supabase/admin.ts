import 'server-only'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { getSettings } from '@/lib/env'
import type { Database } from './database.types'

/** Longer than any healthy insert takes. */
const ROW_TIMEOUT_MS = 8_000
/** For file uploads, and for the function that waits for the mail provider. */
const TIMEOUT_MS = 30_000

function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return fetch(input, { ...init, signal, cache: 'no-store' })
}

let client: SupabaseClient<Database> | undefined

/**
 * The only client with the service key. The server has no sessions, so nothing is persisted or
 * refreshed. Upload files as `Buffer` or `ArrayBuffer` with an explicit `contentType`, because the
 * embedded backend does not accept every multipart form.
 * @throws Error that names the setting if SUPABASE_URL or SUPABASE_SECRET_KEY is missing or wrong.
 */
export function getAdminClient(): SupabaseClient<Database> {
  if (client === undefined) {
    const { SUPABASE_URL, SUPABASE_SECRET_KEY } = getSettings()
    client = createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      // A guest is waiting; what may be asked twice is asked by `retryOnce`.
      db: { timeout: ROW_TIMEOUT_MS, retry: false },
      global: { fetch: fetchWithTimeout },
    })
  }
  return client
}
