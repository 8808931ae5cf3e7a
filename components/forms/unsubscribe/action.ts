'use server'

import { headers } from 'next/headers'
import { withRequestId } from '@/lib/logging/log'
import { UNSUBSCRIBE_PARAM } from './link'
import { endSubscription, type UnsubscribeResult } from './store'

/**
 * Ends the newsletter for whoever opened the link of a letter.
 * @param formData the link's token under `UNSUBSCRIBE_PARAM`
 */
export async function unsubscribe(_previous: UnsubscribeResult | null, formData: FormData) {
  // A call by hand may bring something else than a form.
  const token = formData instanceof FormData && formData.get(UNSUBSCRIBE_PARAM)
  return withRequestId(await headers(), () => endSubscription(typeof token === 'string' ? token : ''))
}
