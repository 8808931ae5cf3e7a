import 'server-only'
import { createHmac } from 'node:crypto'
import { after } from 'next/server'
import { getSettings } from '@/lib/env'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'
import type { RateLimitHit } from '@/lib/supabase/database'
import { RATE_LIMITS, type RateLimitScope } from './limits'
import { MemoryLimiter } from './memory'

export type { RateLimitScope } from './limits'

/** Who is counted. An unknown address or an empty e-mail is not counted at all. */
export type RateLimitSubject = { address: string | null; email: string | null }

/**
 * The part of a limit that a guest may use up without waiting for the shared counter: it is told of these hits once the
 * guest has been answered. Who stays below sends as fast as without a limiter; beyond it each hit is asked about first.
 */
const TRUSTED_SHARE = 1 / 8

/** Hits within the window that one server lets through by itself while the backend is away. */
const FALLBACK_HITS = 10

/** A counter that takes longer is no help: the guest is waiting, and the row comes next. */
const LIMITER_TIMEOUT_MS = 2_000

const trusted = new MemoryLimiter()
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

function hitsOf(scope: RateLimitScope, subject: RateLimitSubject): RateLimitHit[] {
  const factor = getSettings().RATE_LIMIT_FACTOR ?? 1
  return (['address', 'email'] as const).flatMap((kind) => {
    const value = subject[kind]
    if (!value) return []
    const { hits, windowSeconds } = RATE_LIMITS[scope][kind]
    return {
      scope: `${scope}:${kind}`,
      key_hash: hashOf(kind, value),
      max_hits: Math.max(1, Math.round(hits * factor)),
      window_seconds: windowSeconds,
    }
  })
}

/** Each hit is counted, also where another one is refused already. */
function hitMemory(
  memory: MemoryLimiter,
  hits: readonly RateLimitHit[],
  toLimit: (limit: number) => number,
): boolean {
  const now = Date.now()
  return hits
    .map(({ scope, key_hash: hash, max_hits: limit, window_seconds: seconds }) =>
      memory.hit(`${scope}:${hash}`, toLimit(limit), seconds, now),
    )
    .every(Boolean)
}

/** Counts in the backend. Undefined, and a line in the log, where it does not answer. */
async function hitBackend(hits: readonly RateLimitHit[]): Promise<boolean | undefined> {
  const { data, error } = await getAdminClient()
    .rpc('hit_rate_limits', { p_hits: [...hits] })
    .abortSignal(AbortSignal.timeout(LIMITER_TIMEOUT_MS))
  if (error === null && typeof data === 'boolean') return data
  logProblem('The rate limiter did not answer.', { reason: reasonOf(error) })
  return undefined
}

/**
 * Counts one hit of a visitor on a form, by network address and by e-mail address, in the backend and so across all
 * servers, and says whether both are still within `RATE_LIMITS`. The first few hits on one server pass at once and are
 * counted after the answer (docs/decisions/0023-limiter-after-the-answer.md), the others by one call for which the guest
 * waits. When the backend does not answer, a person must not suffer for it: the hit passes, within a small limit in this
 * process's memory. Call it from a server action or route handler. Never throws for a backend failure.
 */
export async function isWithinRateLimit(scope: RateLimitScope, subject: RateLimitSubject): Promise<boolean> {
  const hits = hitsOf(scope, subject)
  if (hits.length === 0) return true
  if (hitMemory(trusted, hits, (limit) => Math.floor(limit * TRUSTED_SHARE))) {
    after(() => hitBackend(hits))
    return true
  }
  const answer = await hitBackend(hits)
  return answer ?? hitMemory(fallback, hits, (limit) => Math.min(limit, FALLBACK_HITS))
}
