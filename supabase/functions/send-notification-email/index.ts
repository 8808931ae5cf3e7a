/**
 * send-notification-email: notifies reception by email of what guests have sent, and confirms it to the guests.
 *
 * The site calls it as `{type, data}` after a form is stored, the schedule as `{type: 'dispatch'}`. Both only trigger
 * delivery: messages are claimed from the outbox, built from the stored row and reported back (migration
 * notification_outbox), so a lost call loses no message.
 */
import { type Client, refuse, secretFunction } from '../_shared/handler.ts'
import { deliver, missingSettings, type Notification } from './delivery.ts'
import { isNotificationType } from './reception-mails.ts'

/** Notifications per call, delivered one after the other. */
const BATCH_SIZE = 10

/** The email of a sign-up to the newsletter, the only part of the call's data that is read. */
function newsletterEmail(data: unknown): string | null {
  if (data === null || typeof data !== 'object' || !('email' in data)) return null
  return typeof data.email === 'string' ? data.email : null
}

/** What became of a message. */
type Result = 'sent' | 'failed' | 'rejected'

async function deliverAndReport(client: Client, notification: Notification): Promise<Result> {
  const failure = await deliver(notification)
  // If this call fails, the lease expires and the message is sent again under the same key.
  const finished = await client.rpc('finish_notification', {
    p_id: notification.id,
    p_attempt: notification.attempts,
    p_ok: failure === null,
    p_error: failure?.reason,
    p_rejected: failure?.isFinal,
  })
  if (failure === null) return 'sent'
  if (finished.data === 'dead' || finished.data === 'rejected') {
    console.error(
      `Notification failed: ${notification.id} is ${finished.data} after ${notification.attempts} attempts (${failure.reason}).`,
    )
  }
  return failure.isFinal ? 'rejected' : 'failed'
}

async function handle(request: Request, client: Client): Promise<Response> {
  const body: unknown = await request.json().catch(() => null)
  if (body === null || typeof body !== 'object' || !('type' in body)) return refuse(400, 'bad_request')
  const { type } = body
  if (type !== 'dispatch' && !isNotificationType(type)) return refuse(400, 'unknown_type')

  const missing = missingSettings()
  if (missing.length > 0) {
    // before anything is claimed, so that missing settings use up no attempts
    console.error(`Notifications are waiting: setting ${missing.join(', ')} is missing.`)
    return refuse(500, 'not_configured')
  }

  if (type === 'newsletter_subscription') {
    const email = newsletterEmail('data' in body ? body.data : null)
    if (email === null) return refuse(400, 'email_missing')
    const queued = await client.rpc('enqueue_newsletter_notification', { p_email: email })
    if (queued.error) return refuse(503, 'outbox_unreachable')
  }

  const claimed = await client.rpc('claim_notifications', {
    p_type: type === 'dispatch' ? undefined : type,
    p_max: BATCH_SIZE,
  })
  if (claimed.error) return refuse(503, 'outbox_unreachable')

  const results: Result[] = []
  for (const notification of claimed.data as Notification[]) {
    results.push(await deliverAndReport(client, notification))
  }
  const sent = results.filter((result) => result === 'sent').length
  const failed = results.filter((result) => result === 'failed').length
  return Response.json({ sent, failed }, { status: failed > 0 ? 502 : 200 })
}

export default secretFunction(handle)
