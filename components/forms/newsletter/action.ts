'use server'

import { createFormAction } from '@/components/forms/core/create-form-action'
import { notifyAfterResponse } from '@/components/forms/core/notify'
import type { ActionResult } from '@/components/forms/core/result'
import { classifyDuplicate, type StoreOutcome } from '@/components/forms/core/stored-row'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'
import { newsletterSchema } from './schema'

/** The sign-up is stored by then, and the guest waits for the answer. */
const QUEUE_TIMEOUT_MS = 2_000

const form = {
  subject: 'A newsletter sign-up',
  scope: 'newsletter',
  empty: { email: '' },
  schema: newsletterSchema,
  failure: 'tryAgain',
} as const

const subscribe = createFormAction({ ...form, store: storeSubscription })

/** Takes a sign-up from the footer (call 9). An empty one is ignored: neither success nor error. */
export async function subscribeInFooter(
  previous: ActionResult | null,
  formData: FormData,
): Promise<ActionResult> {
  const email = String(formData.get('email') ?? '')
  return email.trim() === '' ? { ok: false, values: { email } } : subscribe(previous, formData)
}

/**
 * Takes a sign-up from the pop-up, of which alone the hotel is notified (calls 9 and 10). The notification is queued
 * before the guest is answered, so that a lost call 10 loses nothing.
 */
export const subscribeInPopup = createFormAction({
  ...form,
  store: async (subscription) => {
    const outcome = await storeSubscription(subscription)
    if (outcome !== 'failed' && 'isDuplicate' in outcome) await queueNotification(subscription.email)
    return outcome
  },
  notify: (subscription) => notifyAfterResponse('newsletter_subscription', subscription),
})

/** Each field is a column of the same name, which the compiler checks. An address is a duplicate in whatever letter case. */
async function storeSubscription(subscription: { email: string }): Promise<StoreOutcome> {
  const { error } = await getAdminClient().from('newsletter_subscriptions').insert(subscription)
  if (error === null) return { isDuplicate: false }
  if (classifyDuplicate(error) === 'received') return { formError: 'newsletterDuplicate' }
  logProblem('A newsletter sign-up was not stored.', { reason: reasonOf(error) })
  return 'failed'
}

/** Where it fails, call 10 queues the notification. */
async function queueNotification(email: string): Promise<void> {
  const { error } = await getAdminClient()
    .rpc('enqueue_newsletter_notification', { p_email: email })
    .abortSignal(AbortSignal.timeout(QUEUE_TIMEOUT_MS))
  if (error !== null)
    logProblem('The notification of a newsletter sign-up was not queued.', { reason: reasonOf(error) })
}
