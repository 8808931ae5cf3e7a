// @ts-nocheck
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Stand-in for the mail provider's HTTP interface: keeps each message as files, nothing leaves the
 * machine. Like the provider it is idempotent: a message sent again under its key is kept once.
 */

export const MAIL_CAPTURE_PATH = '/local/emails'

/** What a guest's text may not do to a file name. */
const KEY_PATTERN = /^[\w-]{1,80}$/

/**
 * Answers a request to the capture address and leaves every other one alone.
 * @param {Request} request
 * @param {string} directory where `<key>.json` (as sent), `.txt` and `.html` (to read) go
 * @returns {Promise<Response | undefined>}
 */
export async function captureMail(request, directory) {
  if (new URL(request.url).pathname !== MAIL_CAPTURE_PATH) return undefined
  if (request.method !== 'POST') return new Response(null, { status: 405 })
  const key = request.headers.get('idempotency-key') ?? crypto.randomUUID()
  const message = await request.json().catch(() => null)
  if (!KEY_PATTERN.test(key) || message === null) return new Response(null, { status: 422 })
  await mkdir(directory, { recursive: true })
  const file = path.join(directory, key)
  // Appears complete or not at all, even if the process is killed in between.
  const draft = `${file}.${crypto.randomUUID()}.draft`
  await writeFile(draft, JSON.stringify(message, null, 2))
  try {
    await link(draft, `${file}.json`)
  } catch (error) {
    if (error.code === 'EEXIST') return Response.json({ id: key })
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  await writeFile(`${file}.txt`, `${message.subject}\n\n${message.text}`)
  await writeFile(`${file}.html`, message.html ?? '')
  // not the subject: it names the guest
  console.log(`E-mail caught: ${key}`)
  return Response.json({ id: key })
}
