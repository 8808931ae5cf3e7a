/** The mail provider's HTTP API: Resend's. Its fake is scripts/local/mail-capture.ts; nothing else knows its form. */
import { env } from 'node:process'

const DEFAULT_MAIL_API = 'https://api.resend.com/emails'
/** Ten timeouts in a row (`BATCH_SIZE` in index.ts) end before the outbox's lease of 150 s does. */
const TIMEOUT_MS = 10_000

export interface Mail {
  from: string
  to: string[]
  replyTo?: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** A mail as the provider takes it. */
export type ProviderMail = Omit<Mail, 'replyTo'> & { reply_to?: string }

/** A setting; empty counts as unset. */
export const setting = (name: string) => env[name]?.trim() || undefined

/** Why a message was not sent, without personal data, and whether no further attempt can succeed. */
export type Failure = { reason: string; isFinal: boolean }

/**
 * Of the answers that blame the request, those that a later attempt may not get: the key or the URL is wrong until an
 * operator mends the setting, another attempt is under way, or the provider is busy.
 */
const PASSING_STATUSES = [401, 403, 404, 405, 408, 409, 429]

async function readFailure(response: Response): Promise<Failure> {
  const { status } = response
  // such as `validation_error`; the provider's message may name the guest's email
  const { name } = ((await response.json().catch(() => null)) ?? {}) as { name?: unknown }
  const detail = typeof name === 'string' && /^[a-z_]{1,60}$/.test(name) ? ` (${name})` : ''
  return {
    reason: `provider answered ${status}${detail}`,
    isFinal: status >= 400 && status < 500 && !PASSING_STATUSES.includes(status),
  }
}

/**
 * Sends a mail.
 * @param key the provider ignores one that it has seen, so a retry after a lost answer sends nothing twice
 * @returns null when the provider accepted it
 * @throws where it does not answer
 */
export async function sendMail(key: string, { replyTo, ...mail }: Mail): Promise<Failure | null> {
  const body: ProviderMail = { ...mail, reply_to: replyTo }
  const response = await fetch(setting('MAIL_API_URL') ?? DEFAULT_MAIL_API, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      authorization: `Bearer ${setting('MAIL_API_KEY') ?? ''}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) return await readFailure(response)
  await response.body?.cancel()
  return null
}
