/** Builds the mails for their receivers. Settings: docs/operations.md. */
import { buildConfirmation } from './guest-mails.ts'
import { type Failure, type Mail, sendMail, setting } from './provider.ts'
import { buildMessage, isNotificationType, type Message, type Recipient } from './reception-mails.ts'
import type { Row } from './text.ts'

/** Names of the settings without which nothing can be delivered. */
export function missingSettings(): string[] {
  const needed = ['MAIL_FROM', 'MAIL_TO']
  if (!setting('MAIL_API_URL')) needed.push('MAIL_API_KEY')
  return needed.filter((name) => splitEmails(setting(name)).length === 0)
}

/** A row of the outbox, leased to this call; `data` is null where the form's row is gone. */
export type Notification = {
  id: string
  /** As the database has it: it may know more types. */
  type: string
  audience: 'reception' | 'guest'
  attempts: number
  data: Row | null
}

/** Where a recipient's setting is unset, `MAIL_TO` receives the message. */
const RECIPIENT_SETTINGS: Record<Recipient, string> = {
  general: 'MAIL_TO',
  conference: 'MAIL_TO_CONFERENCE',
  jobs: 'MAIL_TO_JOBS',
}

const splitEmails = (list = '') =>
  list
    .split(',')
    .map((email) => email.trim())
    .filter(Boolean)

export function prepareMail({ recipient, replyTo, subject, text, html }: Message): Mail {
  const isForGuest = typeof recipient === 'object'
  const own = isForGuest ? [recipient.guest] : splitEmails(setting(RECIPIENT_SETTINGS[recipient]))
  return {
    from: setting('MAIL_FROM') ?? '',
    to: own.length > 0 ? own : splitEmails(setting('MAIL_TO')),
    replyTo,
    subject,
    text,
    html,
    // RFC 3834: a guest's autoresponder stays silent
    headers: isForGuest ? { 'Auto-Submitted': 'auto-generated' } : {},
  }
}

/**
 * Sends one notification.
 * @returns null when the provider accepted it or there is nothing to send; an error of any kind is a failure to try again
 */
export async function deliver(notification: Notification): Promise<Failure | null> {
  const { type, audience, data } = notification
  // The database is updated before the functions: the next release of this one sends it.
  if (!isNotificationType(type)) return { reason: 'unknown type', isFinal: false }
  if (data === null) return null
  try {
    const send = async (message: Message | null, key = notification.id) =>
      message && (await sendMail(key, prepareMail(message)))
    if (audience === 'guest') return await send(buildConfirmation(type, data))
    const failure = await send(buildMessage(type, data))
    // A provider may refuse a mistyped Reply-To, such as anna..berg@example.com, and with it the mail.
    return failure?.isFinal
      ? await send(buildMessage(type, data, { canReply: false }), `${notification.id}-no-reply`)
      : failure
  } catch (error) {
    return { reason: error instanceof Error ? error.name : 'unknown error', isFinal: false }
  }
}
