'use server'

import { createFormAction } from '@/components/forms/core/create-form-action'
import { notifyAfterResponse } from '@/components/forms/core/notify'
import type { ActionResult } from '@/components/forms/core/result'
import { newsletterSchema } from './schema'
import { storeSubscription } from './store'

const form = {
  logName: 'A newsletter sign-up',
  scope: 'newsletter',
  empty: { email: '' },
  schema: newsletterSchema,
  failure: 'tryAgain',
} as const

const subscribe = createFormAction({ ...form, store: (typed) => storeSubscription(typed, 'footer') })

/** Takes a sign-up from the footer. An empty one is ignored: neither success nor error. */
export async function subscribeInFooter(previous: ActionResult | null, formData: FormData) {
  // A call by hand may bring something else than a form.
  const email = formData instanceof FormData ? String(formData.get('email') ?? '') : undefined
  return email?.trim() === '' ? { ok: false, values: { email } } : subscribe(previous, formData)
}

export const subscribeInPopup = createFormAction({
  ...form,
  store: (typed) => storeSubscription(typed, 'popup'),
  notify: (subscription) => notifyAfterResponse('newsletter_subscription', subscription),
})
