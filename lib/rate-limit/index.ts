import 'server-only'
import { createHmac } from 'node:crypto'
import { getSettings } from '@/lib/env'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'
import type { RateLimitHit } from '@/lib/supabase/database'
import { RATE_LIMITS, WINDOW_SECONDS, type RateLimitScope } from './limits'
import { MemoryLimiter } from './memory'

export type { RateLimitScope } from './limits'

/** Whom to count. An unknown network address and an empty e-mail address are not counted. */
export type RateLimitSubject = { address: string | null; email: string | null }

/** Hits per window that one server allows while the database does not answer. */
const FALLBACK_HITS = 10

const LIMITER_TIMEOUT_MS = 2_000

const fallback = new MemoryLimiter()

/** Only this hash is stored. It is keyed, because a plain hash is reversed by hashing all addresses. */
function hashOf(kind: string, value: string): string {
  const { RATE_LIMIT_SECRET, SUPABASE_SECRET_KEY } = getSettings()
  const secret =
    RATE_LIMIT_SECRET ?? createHmac('sha256', SUPABASE_SECRET_KEY).update('rate-limit').digest('hex')
  return createHmac('sha256', secret).update(`${kind}:${value.trim().toLowerCase()}`).digest('hex')
}

function hitsOf(scope: RateLimitScope, subject: RateLimitSubject): RateLimitHit[] {
  const factor = getSettings().RATE_LIMIT_FACTOR ?? 1
  return (['address', 'email'] as const).flatMap((kind) => {
    const value = subject[kind]
    if (!value) return []
    return {
      scope: `${scope}:${kind}`,
      key_hash: hashOf(kind, value),
      max_hits: Math.max(1, Math.round(RATE_LIMITS[scope][kind] * factor)),
      window_seconds: WINDOW_SECONDS,
    }
  })
}

/** Counts every hit, even where one of them is over its limit. */
function hitMemory(hits: readonly RateLimitHit[]): boolean {
  const now = Date.now()
  return hits
    .map(({ scope, key_hash: hash, max_hits: limit, window_seconds: seconds }) =>
      fallback.hit(`${scope}:${hash}`, Math.min(limit, FALLBACK_HITS), seconds, now),
    )
    .every(Boolean)
}

/** Undefined, with a line in the log, where the database does not answer. */
async function hitDatabase(hits: readonly RateLimitHit[]): Promise<boolean | undefined> {
  const { data, error } = await getAdminClient()
    .rpc('hit_rate_limits', { p_hits: [...hits] })
    .abortSignal(AbortSignal.timeout(LIMITER_TIMEOUT_MS))
  if (error === null && typeof data === 'boolean') return data
  logProblem('The rate limit was not checked in the database.', { reason: reasonOf(error) })
  return undefined
}

/**
 * Counts one submission of a form by network address and by e-mail address in the shared database, and returns whether
 * both are within `RATE_LIMITS`. If the database does not answer, a smaller limit in this process's memory applies;
 * a backend failure never throws.
 */
export async function isWithinRateLimit(scope: RateLimitScope, subject: RateLimitSubject): Promise<boolean> {
  const hits = hitsOf(scope, subject)
  if (hits.length === 0) return true
  return (await hitDatabase(hits)) ?? hitMemory(hits)
}
