import 'server-only'
import { after } from 'next/server'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'

/** What each call carries. The function reads the stored row instead, and only the newsletter's address from here. */
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
 * Invokes `send-notification-email` after the response. A failure is only logged, without personal data: the
 * outbox holds the message and sends it later (docs/decisions/0005-notification-outbox.md). Call it after the row is
 * stored, from a server action or route handler.
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
  logProblem('A notification was not delivered at once; it is queued.', { type, reason: reasonOf(error) })
}
