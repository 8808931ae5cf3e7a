'use server'

import { headers } from 'next/headers'
import { logProblem, reasonOf, withRequestId } from '@/lib/logging/log'
import { notifyAfterResponse } from '@/lib/notifications/notify'
import { readFields } from '@/lib/forms/form-data'
import { guardSubmission } from '@/lib/forms/guard'
import type { ActionResult } from '@/lib/forms/result'
import { lostAndFoundFields } from './fields'
import { parseLostAndFound } from './schema'
import { storeLostAndFound } from './store'

/**
 * Takes a lost-and-found request: guard, check, store (call 3), and once the answer has left, notify (call 4). The
 * same request sent again counts as received and is not notified again. Never throws.
 * @param _previous the last result, as `useActionState` hands it over; not looked at
 * @param formData the form's controls under their names, see `lostAndFoundFields`
 */
export async function sendLostAndFound(
  _previous: ActionResult | null,
  formData: FormData,
): Promise<ActionResult> {
  const requestHeaders = await headers()
  return withRequestId(requestHeaders, () => takeLostAndFound(formData, requestHeaders))
}

async function takeLostAndFound(formData: FormData, requestHeaders: Headers): Promise<ActionResult> {
  let values: Record<string, string> = {}
  try {
    const posted = readFields(formData, lostAndFoundFields)
    values = posted
    const refusal = await guardSubmission({
      scope: 'lost-and-found',
      formData,
      headers: requestHeaders,
      email: posted.email,
    })
    if (refusal !== null) return { ok: false, formError: refusal, values }

    const checked = parseLostAndFound(posted)
    if ('fieldErrors' in checked) return { ok: false, fieldErrors: checked.fieldErrors, values }

    const { request } = checked
    const outcome = await storeLostAndFound(request)
    if (outcome === 'failed') return { ok: false, formError: 'lostAndFoundNotSent', values }
    if (outcome === 'stored') {
      notifyAfterResponse('lost_found', {
        name: request.name,
        email: request.email,
        phone: request.phone,
        roomNumber: request.roomNumber ?? '',
        checkInDate: request.arrivalDate,
        checkOutDate: request.departureDate,
        itemDescription: request.itemDescription,
      })
    }
    return { ok: true }
  } catch (error) {
    logProblem('A lost-and-found request failed.', { reason: reasonOf(error) })
    return { ok: false, formError: 'lostAndFoundNotSent', values }
  }
}
