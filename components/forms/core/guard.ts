import 'server-only'
import { getSettings } from '@/lib/env'
import { isWithinRateLimit, type RateLimitScope } from '@/lib/rate-limit'
import { readClientIp } from '@/lib/rate-limit/client-ip'
import { readFormValues } from './form-values'
import { HONEYPOT_FIELD, STARTED_AT_FIELD } from './hidden-fields'

/** Low, because a password manager fills in a form at once. It catches scripts that post immediately. */
const MIN_FILL_MS = 250
/** An older timestamp is from a page left open, or forged, and is ignored. */
const MAX_FILL_MS = 7 * 24 * 60 * 60 * 1000

/** Why a submission is refused, as a key of `forms.errors`. */
export type GuardRefusal = 'blocked' | 'rateLimited'

/** A missing timestamp is ignored, and so is one from the future, because browsers' clocks differ. */
function wasFilledTooFast(startedAt: string, now: number): boolean {
  if (!/^\d{1,15}$/.test(startedAt)) return false
  const elapsed = now - Number(startedAt)
  return elapsed >= 0 && elapsed < MAX_FILL_MS && elapsed < MIN_FILL_MS
}

/**
 * Checks honeypot, time to fill in and rate limit before the values are parsed.
 * @param submission.headers the request's headers (`await headers()`), for the network address
 * @param submission.email as typed; may be empty or invalid
 * @returns the message key to show, or null where the submission may go on
 */
export async function guardSubmission(submission: {
  scope: RateLimitScope
  formData: FormData
  headers: Headers
  email: string
}): Promise<GuardRefusal | null> {
  const { scope, formData, headers, email } = submission
  const hidden = readFormValues(formData, { [HONEYPOT_FIELD]: '', [STARTED_AT_FIELD]: '' })
  if (hidden[HONEYPOT_FIELD].trim() !== '') return 'blocked'
  if (wasFilledTooFast(hidden[STARTED_AT_FIELD], Date.now())) return 'blocked'
  const address = readClientIp(headers, getSettings().TRUSTED_PROXIES ?? 1)
  return (await isWithinRateLimit(scope, { address, email: email.trim() })) ? null : 'rateLimited'
}
