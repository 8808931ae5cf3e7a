/** Delivers messages through the mail provider's HTTP API. Settings: docs/operations.md. */
import { env } from 'node:process'
import { buildConfirmation } from './confirmations.ts'
import { buildMessage, type Message, type NotificationType, type Recipient } from './messages.ts'
import type { Row } from './text.ts'

const DEFAULT_MAIL_API = 'https://api.resend.com/emails'
/** Ten timeouts in a row (`BATCH_SIZE` in index.ts) end before the outbox's lease of 150 s does. */
const PROVIDER_TIMEOUT_MS = 10_000

/** A setting; empty counts as unset. */
const setting = (name: string) => env[name]?.trim() || undefined

/** Names of the settings without which nothing can be delivered. */
export function missingSettings(): string[] {
  const needed = ['MAIL_FROM', 'MAIL_TO']
  if (!setting('MAIL_API_URL')) needed.push('RESEND_API_KEY')
  return needed.filter((name) => !setting(name))
}

/** A row of the outbox, leased to this call; `data` is null where the form's row is gone. */
export type Notification = {
  id: string
  type: NotificationType
  audience: 'reception' | 'guest'
  attempts: number
  data: Row | null
}

/** A message as the provider's API expects it, for the request below and for the provider's fake. */
export type Mail = {
  from: string
  to: string[]
  reply_to?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** Where a recipient's setting is unset, `MAIL_TO` receives the message. */
const RECIPIENT_SETTINGS: Record<Recipient, string> = {
  general: 'MAIL_TO',
  conference: 'MAIL_TO_CONFERENCE',
  jobs: 'MAIL_TO_JOBS',
}

const splitAddresses = (list = '') =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)

export function addressMail({ recipient, replyTo, subject, text, html }: Message): Mail {
  const isForGuest = typeof recipient === 'object'
  return {
    from: setting('MAIL_FROM') ?? '',
    to: isForGuest
      ? [recipient.guest]
      : splitAddresses(setting(RECIPIENT_SETTINGS[recipient]) ?? setting('MAIL_TO')),
    ...(replyTo === undefined ? {} : { reply_to: replyTo }),
    subject,
    text,
    html,
    // RFC 3834: a guest's autoresponder stays silent
    ...(isForGuest ? { headers: { 'Auto-Submitted': 'auto-generated' } } : {}),
  }
}

/** Why a message was not sent, without personal data, and whether no further attempt can succeed. */
type Failure = { reason: string; isFinal: boolean }

/**
 * Of the answers that blame the request, those that a later attempt may not get: the key is refused until an operator
 * mends the setting, another attempt is under way, or the provider is busy.
 */
const PASSING_STATUSES = [401, 403, 408, 409, 429]

async function readFailure(response: Response): Promise<Failure> {
  const { status } = response
  // such as `validation_error`; the provider's message may name the guest's address
  const { name } = ((await response.json().catch(() => null)) ?? {}) as { name?: unknown }
  const detail = typeof name === 'string' && /^[a-z_]{1,60}$/.test(name) ? ` (${name})` : ''
  return {
    reason: `provider answered ${status}${detail}`,
    isFinal: status >= 400 && status < 500 && !PASSING_STATUSES.includes(status),
  }
}

/**
 * Sends one notification.
 * @returns null when the provider accepted it or there is nothing to send
 */
export async function deliver(notification: Notification): Promise<Failure | null> {
  const { type, audience, data } = notification
  if (data === null) return null
  const message = audience === 'guest' ? buildConfirmation(type, data) : buildMessage(type, data)
  if (message === null) return null
  try {
    const response = await fetch(setting('MAIL_API_URL') ?? DEFAULT_MAIL_API, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${setting('RESEND_API_KEY') ?? ''}`,
        'content-type': 'application/json',
        // the provider ignores a key that it has seen, so a retry after a lost answer sends nothing twice
        'idempotency-key': notification.id,
      },
      body: JSON.stringify(addressMail(message)),
    })
    if (!response.ok) return await readFailure(response)
    await response.body?.cancel()
    return null
  } catch (error) {
    return { reason: error instanceof Error ? error.name : 'unknown error', isFinal: false }
  }
}
