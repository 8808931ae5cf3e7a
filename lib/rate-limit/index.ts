import 'server-only'
import { createHmac } from 'node:crypto'
import { getSettings } from '@/lib/env'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'
import { RATE_LIMITS, type RateLimitScope } from './limits'
import { MemoryLimiter } from './memory'

export type { RateLimitScope } from './limits'

/** Who is counted. An unknown address or an empty e-mail is not counted at all. */
export type RateLimitSubject = { kind: 'address' | 'email'; value: string | null }

/** Hits within the window that one server lets through by itself while the backend is away. */
const FALLBACK_HITS = 10

/** A counter that takes longer is no help: the guest is waiting, and the row comes next. */
const LIMITER_TIMEOUT_MS = 2_000

const fallback = new MemoryLimiter()

/**
 * Only this hash is stored. HMAC and not a plain hash, because the few addresses there are could
 * simply be tried out.
 */
function hashOf(kind: string, value: string): string {
  const { RATE_LIMIT_SECRET, SUPABASE_SECRET_KEY } = getSettings()
  const secret =
    RATE_LIMIT_SECRET ?? createHmac('sha256', SUPABASE_SECRET_KEY).update('rate-limit').digest('hex')
  return createHmac('sha256', secret).update(`${kind}:${value.trim().toLowerCase()}`).digest('hex')
}

/**
 * Counts one hit of a visitor on a form, in the backend and so across all servers, and says
 * whether it is still within `RATE_LIMITS`. When the backend does not answer, a person must not
 * suffer for it: the hit passes, within a small limit in this process's memory. Never throws for a
 * backend failure.
 */
export async function isWithinRateLimit(scope: RateLimitScope, subject: RateLimitSubject): Promise<boolean> {
  if (!subject.value) return true
  const { hits, windowSeconds } = RATE_LIMITS[scope][subject.kind]
  const limit = Math.max(1, Math.round(hits * (getSettings().RATE_LIMIT_FACTOR ?? 1)))
  const rowScope = `${scope}:${subject.kind}`
  const hash = hashOf(subject.kind, subject.value)
  const { data, error } = await getAdminClient()
    .rpc('hit_rate_limit', {
      p_scope: rowScope,
      p_key_hash: hash,
      p_limit: limit,
      p_window_seconds: windowSeconds,
    })
    .abortSignal(AbortSignal.timeout(LIMITER_TIMEOUT_MS))
  const answer = data?.[0]
  if (error === null && answer !== undefined) return answer.allowed
  logProblem('The rate limiter did not answer.', { reason: reasonOf(error) })
  const fallbackLimit = Math.min(limit, FALLBACK_HITS)
  return fallback.hit(`${rowScope}:${hash}`, fallbackLimit, windowSeconds, Date.now())
}
