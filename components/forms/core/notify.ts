import 'server-only'
import { after } from 'next/server'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'
import type { NotificationType } from '@/supabase/functions/send-notification-email/reception-mails'

/**
 * Invokes `send-notification-email` after the response, from a server action or a route handler that has stored the row.
 * A failure is only logged, without personal data: the outbox retries it (docs/decisions/0005-notification-outbox.md).
 * @param data the payload of the call (docs/behaviour.md). The function reads only the email of a sign-up to the
 * newsletter from it, and the stored row for all else
 */
export function notifyAfterResponse(type: NotificationType, data: object): void {
  after(async () => {
    const { error } = await getAdminClient()
      .functions.invoke('send-notification-email', { body: { type, data } })
      .catch((thrown: unknown) => ({ error: thrown }))
    if (error) logProblem('Notification failed; the outbox will retry it.', { type, reason: reasonOf(error) })
  })
}
