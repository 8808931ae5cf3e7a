import 'server-only'
import { createHmac } from 'node:crypto'
import { getSettings } from '@/lib/env'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'

export const WINDOW_SECONDS = 600

/**
 * How often a form may be sent within the window, by IP and by email. The limits stop scripts
 * only: a whole conference may share one IP, and a guest may correct a form ten times.
 */
export const RATE_LIMITS = {
  inquiry: { ip: 40, email: 20 },
  'lost-and-found': { ip: 40, email: 20 },
  'job-application': { ip: 30, email: 20 },
  newsletter: { ip: 40, email: 20 },
} as const

export type RateLimitScope = keyof typeof RATE_LIMITS

/** Whom to count. An unknown IP and an empty email are not counted. */
type RateLimitClient = { ip: string | null; email: string | null }

/** One counter that `hit_rate_limits` counts up. */
export type RateLimitHit = { scope: string; key_hash: string; max_hits: number; window_seconds: number }

const LIMITER_TIMEOUT_MS = 2_000

/** What one server allows, and remembers, while the database does not answer. */
const FALLBACK_HITS = 10
const FALLBACK_KEYS = 10_000
let fallback = { window: 0, hits: new Map<string, number>() }

/** Only this hash is stored. It is keyed, because a plain hash is reversed by hashing all IPs. */
function hashOf(kind: string, value: string): string {
  const { RATE_LIMIT_SECRET, SUPABASE_SECRET_KEY } = getSettings()
  const secret =
    RATE_LIMIT_SECRET ?? createHmac('sha256', SUPABASE_SECRET_KEY).update('rate-limit').digest('hex')
  return createHmac('sha256', secret).update(`${kind}:${value.trim().toLowerCase()}`).digest('hex')
}

function hitsOf(scope: RateLimitScope, client: RateLimitClient): RateLimitHit[] {
  const factor = getSettings().RATE_LIMIT_FACTOR ?? 1
  return (['ip', 'email'] as const).flatMap((kind) => {
    const value = client[kind]
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
  const window = Math.floor(Date.now() / 1000 / WINDOW_SECONDS)
  if (window !== fallback.window || fallback.hits.size > FALLBACK_KEYS) fallback = { window, hits: new Map() }
  const within = hits.map(({ scope, key_hash: hash, max_hits: limit }) => {
    const key = `${scope}:${hash}`
    const count = (fallback.hits.get(key) ?? 0) + 1
    fallback.hits.set(key, count)
    return count <= Math.min(limit, FALLBACK_HITS)
  })
  return within.every(Boolean)
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
 * Counts one submission of a form by IP and by email in the shared database, and returns whether
 * both are within `RATE_LIMITS`. If the database does not answer, a smaller limit in this process's memory applies;
 * a backend failure never throws.
 */
export async function isWithinRateLimit(scope: RateLimitScope, client: RateLimitClient): Promise<boolean> {
  const hits = hitsOf(scope, client)
  if (hits.length === 0) return true
  return (await hitDatabase(hits)) ?? hitMemory(hits)
}
