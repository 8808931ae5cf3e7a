'use server'

import { headers } from 'next/headers'
import { logProblem, reasonOf, withRequestId } from '@/lib/logging/log'
import { notifyAfterResponse } from '@/lib/notifications/notify'
import { readFields } from '@/lib/forms/form-data'
import { guardSubmission } from '@/lib/forms/guard'
import type { ActionResult } from '@/lib/forms/result'
import { inquiryFields } from './fields'
import { parseInquiry } from './schema'
import { storeInquiry } from './store'

/**
 * Takes a booking inquiry: guard, check, store (call 1), and once the answer has left, notify (call 2). The same
 * inquiry sent again counts as received and is not notified again. Never throws.
 * @param _previous the last result, as `useActionState` hands it over; not looked at
 * @param formData the form's controls under their names, see `inquiryFields`
 */
export async function sendInquiry(_previous: ActionResult | null, formData: FormData): Promise<ActionResult> {
  const requestHeaders = await headers()
  return withRequestId(requestHeaders, () => takeInquiry(formData, requestHeaders))
}

async function takeInquiry(formData: FormData, requestHeaders: Headers): Promise<ActionResult> {
  let values: Record<string, string> = {}
  try {
    const posted = readFields(formData, inquiryFields)
    values = posted
    const refusal = await guardSubmission({
      scope: 'inquiry',
      formData,
      headers: requestHeaders,
      email: posted.email,
    })
    if (refusal !== null) return { ok: false, formError: refusal, values }

    const checked = parseInquiry(posted)
    if ('fieldErrors' in checked) return { ok: false, fieldErrors: checked.fieldErrors, values }

    const outcome = await storeInquiry(checked.inquiry)
    if (outcome === 'failed') return { ok: false, formError: 'inquiryNotSent', values }
    if (outcome === 'stored') notifyAfterResponse('booking', checked.inquiry)
    return { ok: true }
  } catch (error) {
    logProblem('A booking inquiry failed.', { reason: reasonOf(error) })
    return { ok: false, formError: 'inquiryNotSent', values }
  }
}
