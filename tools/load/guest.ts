import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Recordings } from '../replay/site-forms.ts'
import { FORMS, type Guest } from './guests.ts'
import type { SeededRandom } from './random.ts'
import { sendForm, type Request } from './send-form.ts'

/** Requests from a network address, each on a connection of its own. */
export function requestFrom(address: string, siteUrl: string): Request {
  return (path, { method = 'GET', headers = {}, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = http.request(new URL(path, siteUrl), {
        method,
        localAddress: address,
        agent: false,
        signal,
        headers: { ...headers, ...(body && { 'content-length': body.length }) },
      })
      request.once('error', reject)
      request.once('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('aborted', () => reject(new Error('answer broke off')))
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        )
      })
      request.end(body)
    })
}

/** Loads a page again until it comes, as a guest would. */
async function openPage(request: Request, path: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const page = await request(path, { signal: AbortSignal.timeout(15_000) }).catch(() => null)
    if (page?.status === 200) return true
    await wait(1_000)
  }
  return false
}

/** What became of one guest. */
export interface Visit extends Pick<Guest, 'kind' | 'email' | 'scripts'> {
  acknowledged: boolean
  /** When it was acknowledged. */
  at?: string
  outcome?: string
  tries: number
  /** From the open form to the end. */
  ms: number
  /** Why earlier tries failed. */
  reasons: string[]
}

interface VisitOptions {
  siteUrl: string
  recordings: Recordings
  guest: Guest
  random: SeededRandom
  timeoutMs: number
}

/**
 * Opens the page, fills the form in, and submits the same content again for as long as the page says that nothing was
 * stored or that it is not known.
 */
export async function visit({ siteUrl, recordings, guest, random, timeoutMs }: VisitOptions): Promise<Visit> {
  const { kind, email, scripts, fields } = guest
  const { messages } = FORMS[kind]
  const sent = recordings[kind][scripts ? 'scripts' : 'plain']
  const request = requestFrom(guest.address, siteUrl)
  const started = Date.now()
  const isOver = () => Date.now() - started > timeoutMs
  const isOpen = await openPage(request, sent.path, isOver)
  const opened = Date.now()
  const reasons: string[] = []
  let tries = 0
  while (isOpen && !isOver()) {
    tries += 1
    const outcome = await sendForm({ request, sent, fields, messages, scripts, origin: siteUrl })
    // a duplicate acknowledges the earlier try, of which the guest could not know whether it arrived
    if (outcome.kind === 'ok' || (outcome.kind === 'duplicate' && tries > 1)) {
      const at = new Date().toISOString()
      const ms = Date.now() - opened
      return { kind, email, scripts, acknowledged: true, at, outcome: outcome.kind, tries, ms, reasons }
    }
    reasons.push('reason' in outcome ? outcome.reason : outcome.kind)
    await wait(random.between(1_500, 4_000))
  }
  return { kind, email, scripts, acknowledged: false, tries, ms: Date.now() - opened, reasons }
}
