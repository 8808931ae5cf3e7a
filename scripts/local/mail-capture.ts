import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mail, ProviderMail } from '../../supabase/functions/send-notification-email/provider.ts'
import { hasCode } from '../site-process.ts'

/**
 * Fake of the mail provider's HTTP interface: writes each message to files and sends nothing. Idempotent like the
 * provider: a message sent again under the same key is stored once.
 */

export const MAIL_CAPTURE_PATH = '/local/emails'

/** Keys become file names. */
const KEY_PATTERN = /^[\w-]{1,80}$/

/** A request to the provider as the mail that it carries, with its key. */
export async function readMail(request: Request): Promise<{ key: string; mail: Mail }> {
  const { reply_to: replyTo, ...mail } = (await request.json()) as ProviderMail
  return { key: request.headers.get('idempotency-key') ?? crypto.randomUUID(), mail: { ...mail, replyTo } }
}

/**
 * Answers a request to the capture URL; undefined for every other one.
 * @param directory receives `<key>.json` (a `Mail`), `.txt` and `.html` (to read)
 */
export async function captureMail(request: Request, directory: string): Promise<Response | undefined> {
  if (new URL(request.url).pathname !== MAIL_CAPTURE_PATH) return undefined
  if (request.method !== 'POST') return new Response(null, { status: 405 })
  const { key, mail } = (await readMail(request).catch(() => null)) ?? {}
  if (!mail || !key || !KEY_PATTERN.test(key)) return new Response(null, { status: 422 })
  await mkdir(directory, { recursive: true })
  const file = path.join(directory, key)
  // linked into place, so that a killed process leaves no partial file
  const draft = `${file}.${crypto.randomUUID()}.draft`
  await writeFile(draft, JSON.stringify(mail, null, 2))
  try {
    await link(draft, `${file}.json`)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return Response.json({ id: key })
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  await writeFile(`${file}.txt`, `${mail.subject}\n\n${mail.text}`)
  await writeFile(`${file}.html`, mail.html)
  // not the subject: it names the guest
  console.log(`Email caught: ${key}`)
  return Response.json({ id: key })
}
