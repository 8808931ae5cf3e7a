import { sendForm, type FormAction } from '@/lib/forms/send'
import type { ActionResult } from '@/lib/forms/result'
import { checkSubscription } from './schema'

/**
 * Checks a sign-up in the browser and sends it. A module of its own, fetched when the footer's field is first
 * reached, because the footer is on every page and its rules need not be.
 * @returns the refusal of the browser's own check, or the server's answer; never throws
 */
export function sendSubscription(action: FormAction, formData: FormData): Promise<ActionResult> {
  const fieldErrors = checkSubscription(formData)
  const isRefused = Object.keys(fieldErrors).length > 0
  return isRefused ? Promise.resolve({ ok: false, fieldErrors, values: {} }) : sendForm(action, formData)
}
