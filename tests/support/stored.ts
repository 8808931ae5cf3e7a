import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import type { Mail } from '@/supabase/functions/send-notification-email/provider'
import { uniqueEmail } from './unique-email'

/** What scripts/test-server.ts notes about the backend of the browser tests. */
interface BackendNote {
  url: string
  proxyUrl: string
  secretKey: string
  mailFolder: string
}

export const readNote = async () =>
  JSON.parse(await readFile(path.resolve('supabase/.temp/e2e-backend.json'), 'utf8')) as BackendNote

/** What is stored in a table under an email. */
export async function storedUnder(table: string, email: string) {
  const { rows } = await openStore()
  const { data } = await rows.from(table).select().eq('email', email)
  return (data ?? []) as { reference: string; created_at: string; unsubscribe_token: string }[]
}

/** A subscriber of the newsletter with the URL in their letter. */
export async function storeSubscriber() {
  const { rows } = await openStore()
  const email = uniqueEmail()
  await rows.from('newsletter_subscriptions').insert({ email })
  const stored = () => storedUnder('newsletter_subscriptions', email)
  const [{ unsubscribe_token: token } = {}] = await stored()
  const isSubscribed = async () => (await stored()).length > 0
  return { email, isSubscribed, url: `/avregistrera?t=${token}` }
}

/** The backend that the tested site stores into, to look at what arrived. */
export async function openStore() {
  const note = await readNote()
  return {
    rows: createClient(note.url, note.secretKey, { auth: { persistSession: false } }),
    /** Mails caught so far whose text holds the given words. */
    mailsAbout: async (words: string) => {
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
