import { type ActionFailure, callAction, type WatchServer } from '@/lib/browser/call-action'
import type { ActionResult, FormAction, MessageKey } from './result'

/**
 * Longer than the server asks its database, so that its own answer wins. An application may take longer: its form counts
 * each sign of the server (docs/decisions/0023-waiting-for-uploads.md).
 */
const SILENCE_MS = 90_000

/** Submits a form from the browser and always returns a result; what fails on the way is a form error, and the input is kept. */
export async function sendForm(
  action: FormAction,
  formData: FormData,
  watchServer?: WatchServer,
): Promise<ActionResult> {
  for (const [name, value] of [...formData]) {
    // The framework would read a file field without a file as an empty file with the name `undefined`.
    if (value instanceof File && value.size === 0 && value.name === '') formData.delete(name)
  }
  const hasFiles = [...formData.values()].some((value) => value instanceof File)
  const answer = await callAction(() => action(null, formData), SILENCE_MS, watchServer)
  if ('failure' in answer) return { ok: false, formError: errorOf(answer.failure, hasFiles), values: {} }
  // A redirect in between leaves no result.
  const result = answer.result as ActionResult | undefined
  return result ?? { ok: false, formError: 'notKnown', values: {} }
}

function errorOf(failure: ActionFailure, hasFiles: boolean): MessageKey {
  if (failure.kind !== 'refused') {
    const errors = {
      outdated: 'pageOutdated',
      connection: 'connectionLost',
      unclear: 'notKnown',
      silent: 'silent',
    } as const
    return errors[failure.kind]
  }
  return failure.status === 413 && hasFiles ? 'tooLarge' : failure.status === 429 ? 'rateLimited' : 'refused'
}
