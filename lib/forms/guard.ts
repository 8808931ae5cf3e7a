import 'server-only'
import { getSettings } from '@/lib/env'
import { isWithinRateLimit, type RateLimitScope } from '@/lib/rate-limit'
import { readClientAddress } from './client-address'
import { readFields } from './form-data'
import { HONEYPOT_FIELD, STARTED_AT_FIELD } from './hidden-fields'

/**
 * Low on purpose: a password manager fills in a form at once, and a person with one field and a
 * finger on the button needs no second. It catches scripts that answer in the same breath.
 */
const MINIMUM_FILL_MS = 250
/** A stamp older than this is from a page left open, or made up: it says nothing. */
const LONGEST_PLAUSIBLE_FILL_MS = 7 * 24 * 60 * 60 * 1000

/** Why a submission is turned away, as a key of `forms.errors`. Both texts name phone and e-mail. */
export type GuardRefusal = 'blocked' | 'rateLimited'

/** Clocks of browsers differ: a stamp from the future is ignored, as is none at all. */
function wasFilledTooFast(startedAt: string, now: number): boolean {
  if (!/^\d{1,15}$/.test(startedAt)) return false
  const elapsed = now - Number(startedAt)
  return elapsed >= 0 && elapsed < LONGEST_PLAUSIBLE_FILL_MS && elapsed < MINIMUM_FILL_MS
}

/**
 * What every form action asks before it looks at the values: is this a person, and not too often?
 * Nobody is dropped in silence; the answer is a message key to show, or null to go on.
 * @param submission.headers the request's headers (`await headers()`), for the network address
 * @param submission.email what was typed as e-mail address; may be empty or wrong
 */
export async function guardSubmission(submission: {
  scope: RateLimitScope
  formData: FormData
  headers: Headers
  email: string
}): Promise<GuardRefusal | null> {
  const { scope, formData, headers, email } = submission
  const hidden = readFields(formData, [HONEYPOT_FIELD, STARTED_AT_FIELD])
  if (hidden[HONEYPOT_FIELD].trim() !== '') return 'blocked'
  if (wasFilledTooFast(hidden[STARTED_AT_FIELD], Date.now())) return 'blocked'
  const address = readClientAddress(headers, getSettings().TRUSTED_PROXIES ?? 1)
  return (await isWithinRateLimit(scope, { address, email: email.trim() })) ? null : 'rateLimited'
}
