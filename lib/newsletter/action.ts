'use server'

import { headers } from 'next/headers'
import { logProblem, reasonOf, withRequestId } from '@/lib/logging/log'
import { notifyAfterResponse } from '@/lib/notifications/notify'
import { readFields } from '@/lib/forms/form-data'
import { guardSubmission } from '@/lib/forms/guard'
import type { ActionResult } from '@/lib/forms/result'
import { newsletterFields } from './fields'
import { parseSubscription } from './schema'
import { storeSubscription, type SubscriptionSource } from './store'

async function subscribe(formData: FormData, source: SubscriptionSource): Promise<ActionResult> {
  const requestHeaders = await headers()
  return withRequestId(requestHeaders, () => takeSubscription(formData, source, requestHeaders))
}

async function takeSubscription(
  formData: FormData,
  source: SubscriptionSource,
  requestHeaders: Headers,
): Promise<ActionResult> {
  let values = { email: '' }
  try {
    values = readFields(formData, newsletterFields)
    // An empty submission of the footer's form is ignored (site.md, section 5): no error, and nothing is done.
    if (source === 'footer' && values.email.trim() === '') return { ok: false, values }
    const refusal = await guardSubmission({
      scope: 'newsletter',
      formData,
      headers: requestHeaders,
      email: values.email,
    })
    if (refusal !== null) return { ok: false, formError: refusal, values }

    const checked = parseSubscription(values)
    if ('fieldErrors' in checked) return { ok: false, fieldErrors: checked.fieldErrors, values }

    const outcome = await storeSubscription(checked.subscription, source)
    if (outcome === 'duplicate') return { ok: false, formError: 'newsletterDuplicate', values }
    if (outcome === 'failed') return { ok: false, formError: 'tryAgain', values }
    if (source === 'popup') notifyAfterResponse('newsletter_subscription', checked.subscription)
    return { ok: true }
  } catch (error) {
    logProblem('A newsletter sign-up failed.', { reason: reasonOf(error) })
    return { ok: false, formError: 'tryAgain', values }
  }
}

/**
 * Takes a sign-up from the footer (call 9). Never throws; an empty one is answered with neither success nor error.
 * @param _previous the last result, as `useActionState` hands it over; not looked at
 * @param formData `email`
 */
export async function subscribeInFooter(
  _previous: ActionResult | null,
  formData: FormData,
): Promise<ActionResult> {
  return subscribe(formData, 'footer')
}

/**
 * Takes a sign-up from the pop-up: as in the footer, and the hotel is notified (calls 9 and 10). An empty address
 * is an error there.
 */
export async function subscribeInPopup(
  _previous: ActionResult | null,
  formData: FormData,
): Promise<ActionResult> {
  return subscribe(formData, 'popup')
}
