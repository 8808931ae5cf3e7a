'use server'

import { headers } from 'next/headers'
import { withRequestId } from '@/lib/logging/log'
import type { ActionResult } from '@/lib/forms/result'
import { submitApplication } from './submit'

/**
 * Takes an application from the form that works without JavaScript. Never throws.
 * @param _previous the last result, as `useActionState` hands it over; not looked at
 */
export async function sendApplication(
  _previous: ActionResult | null,
  formData: FormData,
): Promise<ActionResult> {
  const requestHeaders = await headers()
  return withRequestId(requestHeaders, () => submitApplication(formData, requestHeaders))
}
