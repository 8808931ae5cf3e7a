import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mail } from '@/supabase/functions/send-notification-email/delivery'

/** What scripts/test-server.ts notes about the backend of the browser tests. */
interface BackendNote {
  url: string
  secretKey: string
  mailFolder: string
  recorderUrl: string
}

/** A call of the site to its backend. */
export interface RecordedCall {
  method: string
  /** With query. */
  path: string
  /** Parsed JSON; null for files. */
  body: unknown
}

/** The backend that the tested site stores into, to look at what arrived. */
export async function openStore(): Promise<{
  rows: SupabaseClient
  /** E-mails caught so far whose text holds the given words. */
  mailsAbout: (words: string) => Promise<Mail[]>
  /** Calls so far whose body holds the given words, in order (tests/support/recording-proxy.ts). */
  callsAbout: (words: string) => Promise<RecordedCall[]>
}> {
  const note = JSON.parse(
    await readFile(path.resolve('supabase/.temp/e2e-backend.json'), 'utf8'),
  ) as BackendNote
  return {
    rows: createClient(note.url, note.secretKey, { auth: { persistSession: false } }),
    callsAbout: async (words) => {
      const response = await fetch(`${note.recorderUrl}/recorded?about=${encodeURIComponent(words)}`)
      return (await response.json()) as RecordedCall[]
    },
    mailsAbout: async (words) => {
      const files = await readdir(note.mailFolder).catch(() => [])
      const mails = await Promise.all(
        files
          .filter((file) => file.endsWith('.json'))
          .map(async (file) => JSON.parse(await readFile(path.join(note.mailFolder, file), 'utf8')) as Mail),
      )
      return mails.filter((mail) => mail.text.includes(words))
    },
  }
}
