/** What both functions share. Deno and Node run this file unchanged, so its TypeScript is erasable. */
import { withSupabase } from '@supabase/server'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../../lib/supabase/database.types.ts'

/** With the secret key; tables and functions are those of the migrations. */
export type Client = SupabaseClient<Database>

export const refuse = (status: number, error: string) => Response.json({ error }, { status })

/** A function that answers POST requests with the secret key, and 401 or 405 to all others. */
export function secretFunction(handle: (request: Request, client: Client) => Promise<Response>) {
  return {
    fetch: withSupabase<Database>(
      { auth: 'secret:*', cors: 'disabled' },
      async (request, { supabaseAdmin }) => {
        if (request.method !== 'POST') return refuse(405, 'method_not_allowed')
        return handle(request, supabaseAdmin)
      },
    ),
  }
}
