import { unstable_isUnrecognizedActionError as isUnrecognizedAction } from 'next/navigation'
import type { ActionResult, FormAction } from './result'

/**
 * Longer than the server waits for its backend (lib/supabase/admin.ts), so that its own answer wins, and long
 * enough for two documents on a slow line.
 */
const TIMEOUT_MS = 90_000

/**
 * Submits a form from the browser and always returns a result: a lost connection, a timeout or a page older than the
 * deployment become form errors, and the input is kept.
 */
export async function sendForm(action: FormAction, formData: FormData): Promise<ActionResult> {
  // A file field without a file would post an empty file.
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
