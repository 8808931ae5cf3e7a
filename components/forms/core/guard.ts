import 'server-only'
import { getSettings } from '@/lib/env'
import { isWithinRateLimit, type RateLimitScope } from '@/lib/rate-limit'
import { readClientIp } from '@/lib/rate-limit/client-ip'
import { readFormValues } from './form-values'
import { HONEYPOT_FIELD } from './hidden-fields'

/** Why a submission is refused, as a key of `forms.errors`. */
export type GuardRefusal = 'blocked' | 'rateLimited'

/**
 * Checks honeypot and rate limit before the values are parsed.
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
  const hidden = readFormValues(formData, { [HONEYPOT_FIELD]: '' })
  if (hidden[HONEYPOT_FIELD].trim() !== '') return 'blocked'
  const address = readClientIp(headers, getSettings().TRUSTED_PROXIES ?? 1)
  return (await isWithinRateLimit(scope, { address, email: email.trim() })) ? null : 'rateLimited'
}
