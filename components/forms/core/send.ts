import { callAction, type ActionFailure } from '@/lib/browser/call-action'
import type { ActionResult, FormAction, MessageKey } from './result'

/** Longer than the server asks its database, so that its own answer wins. */
const ANSWER_MS = 90_000
/** A slow line: 160 kbit/s. */
const BYTES_PER_MS = 20

/** Submits a form from the browser and always returns a result; what fails on the way is a form error, and the input is kept. */
export async function sendForm(action: FormAction, formData: FormData): Promise<ActionResult> {
  const files = [...formData].filter((entry): entry is [string, File] => entry[1] instanceof File)
  for (const [name, file] of files) {
    // A file field without a file would post an empty file.
    if (file.size === 0 && file.name === '') formData.delete(name)
  }
  const bytes = files.reduce((sum, [, file]) => sum + file.size, 0)
  const answer = await callAction(() => action(null, formData), ANSWER_MS + bytes / BYTES_PER_MS)
  if ('failure' in answer) return { ok: false, formError: errorOf(answer.failure), values: {} }
  // A redirect in between leaves no result.
  const result = answer.result as ActionResult | undefined
  return result ?? { ok: false, formError: 'notKnown', values: {} }
}

function errorOf(failure: ActionFailure): MessageKey {
  if (failure.kind !== 'refused') {
    const errors = {
      outdated: 'pageOutdated',
      connection: 'connectionLost',
      unclear: 'notKnown',
      silent: 'silent',
    } as const
    return errors[failure.kind]
  }
  return failure.status === 413 ? 'tooLarge' : failure.status === 429 ? 'rateLimited' : 'refused'
}
