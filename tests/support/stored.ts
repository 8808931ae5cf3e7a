import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Mail } from '@/supabase/functions/send-notification-email/provider'

/** What scripts/test-server.ts notes about the backend of the browser tests. */
interface BackendNote {
  url: string
  proxyUrl: string
  secretKey: string
  mailFolder: string
}

export const readNote = async () =>
  JSON.parse(await readFile(path.resolve('supabase/.temp/e2e-backend.json'), 'utf8')) as BackendNote

/** The backend that the tested site stores into, to look at what arrived. */
export async function openStore(): Promise<{
  rows: SupabaseClient
  /** E-mails caught so far whose text holds the given words. */
  mailsAbout: (words: string) => Promise<Mail[]>
}> {
  const note = await readNote()
  return {
    rows: createClient(note.url, note.secretKey, { auth: { persistSession: false } }),
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
