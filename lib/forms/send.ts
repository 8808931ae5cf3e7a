import { unstable_isUnrecognizedActionError as isUnrecognizedAction } from 'next/navigation'
import { STARTED_AT_FIELD } from '@/lib/forms/hidden-fields'
import type { ActionResult } from '@/lib/forms/result'

/** A form's server action, as `useActionState` takes it. */
export type FormAction = (previous: ActionResult | null, formData: FormData) => Promise<ActionResult>

/**
 * Longer than the server waits for its backend (lib/supabase/admin.ts), so that its own answer wins, and long
 * enough for two documents on a slow line.
 */
const TIMEOUT_MS = 90_000

/**
 * Sends a form from the browser and always comes back with a result: a lost connection, an answer that never
 * comes and a page older than the server's newest version become form errors, and what was typed stays.
 */
export async function sendForm(action: FormAction, formData: FormData): Promise<ActionResult> {
  // Only a browser can tell when the page was opened; guard.ts asks how long ago that was.
  formData.set(STARTED_AT_FIELD, String(Math.round(performance.timeOrigin)))
  // A file field without a file posts an empty one, which would reach the action under a made-up name.
  for (const [name, value] of [...formData]) {
    if (value instanceof File && value.size === 0 && value.name === '') formData.delete(name)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS)
  })
  try {
    const result: ActionResult | undefined = await Promise.race([action(null, formData), silence])
    if (result !== undefined) return result
  } catch (error) {
    if (isUnrecognizedAction(error)) return { ok: false, formError: 'pageOutdated', values: {} }
  } finally {
    clearTimeout(timer)
  }
  return { ok: false, formError: 'connectionLost', values: {} }
}
