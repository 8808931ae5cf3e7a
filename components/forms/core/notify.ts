import 'server-only'
import { after } from 'next/server'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'

/** The data of each call. The function reads only the newsletter address from it, and the stored row for all else. */
export type NotificationData = {
  /** The form's values under their camelCase names. */
  booking: Readonly<Record<string, unknown>>
  lost_found: {
    name: string
    email: string
    phone: string
    roomNumber: string
    checkInDate: string
    checkOutDate: string
    itemDescription: string
  }
  job_application: {
    name: string
    email: string
    phone: string
    jobTitle: string
    message: string
  }
  newsletter_subscription: { email: string }
}

export type NotificationType = keyof NotificationData

/**
 * Invokes `send-notification-email` after the response, from a server action or a route handler that has stored the row.
 * A failure is only logged, without personal data: the outbox retries it (docs/decisions/0005-notification-outbox.md).
 */
export function notifyAfterResponse<Type extends NotificationType>(
  type: Type,
  data: NotificationData[Type],
): void {
  after(async () => {
    try {
      const { error } = await getAdminClient().functions.invoke('send-notification-email', {
        body: { type, data },
      })
      if (error) logFailure(type, error)
    } catch (error) {
      logFailure(type, error)
    }
  })
}

function logFailure(type: NotificationType, error: unknown): void {
  logProblem('Notification failed; the outbox will retry it.', { type, reason: reasonOf(error) })
}
