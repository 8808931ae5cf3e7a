import { showToast } from '@/components/ui/toast'
import type { FormMessages } from '@/lib/forms/messages'
import type { FormAction } from '@/lib/forms/send'
import { sendSubscription } from '@/lib/newsletter/send'
import type { ActionResult } from '@/lib/forms/result'
import type { NewsletterPhase } from './newsletter-form'

/** How long each phase of a success lasts (site.md, section 4). */
const PHASE_MS = { sent: 2000, thanks: 5000 } as const

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Checks and sends what the footer's newsletter form holds. A module of its own, fetched when the form is first
 * reached: it is on every page, and hardly any visit needs this.
 * @param action the form's own; imported here it would have the bundler cut up what every page loads
 */
export async function sendNewsletter(
  action: FormAction,
  formData: FormData,
  { errors, toast }: Pick<FormMessages, 'errors' | 'toast'>,
): Promise<ActionResult> {
  clearTimeout(timer)
  const result = await sendSubscription(action, formData)
  if (!result.ok && result.formError) {
    void showToast({ kind: 'error', text: errors[result.formError] ?? result.formError, words: toast })
  }
  return result
}

/** Goes on from a phase when its time is over: from the tick to the thank-you, and from that to the form again. */
export function passPhases(phase: NewsletterPhase, show: (next: NewsletterPhase) => void): void {
  clearTimeout(timer)
  if (phase === 'form') return
  const next = phase === 'sent' ? 'thanks' : 'form'
  timer = setTimeout(() => {
    show(next)
    passPhases(next, show)
  }, PHASE_MS[phase])
}
