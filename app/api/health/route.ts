import { isStale } from '@/content/season'
import { today } from '@/lib/dates/today'
import { buildDay } from '@/lib/env/site-date'
import { answerWithRequestId, logProblem } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'

export const dynamic = 'force-dynamic'

/** Below the usual timeout of probes, so that they get "degraded" rather than time out. */
const PROBE_TIMEOUT_MS = 3_000

const NO_STORE = { 'Cache-Control': 'no-store' }

/**
 * Notifications that all attempts failed to deliver: an operator has to look at them
 * (docs/decisions/0005-notification-outbox.md).
 * @throws Error where the backend does not answer in time, refuses, or is not configured
 */
async function countUndeliverable(): Promise<number> {
  const { count, error } = await getAdminClient()
    .from('notification_outbox')
    .select('id', { count: 'exact' })
    .eq('status', 'dead')
    .limit(1)
    .retry(false)
    .abortSignal(AbortSignal.timeout(PROBE_TIMEOUT_MS))
  if (error) throw new Error(error.code || 'no connection')
  return count ?? 0
}

/** Health check: 200 `{"status":"ok"}`, 503 `{"status":"degraded"}`. */
export async function GET(request: Request): Promise<Response> {
  return answerWithRequestId(request.headers, reportHealth)
}

async function reportHealth(): Promise<Response> {
  const day = today()
  // Static pages show the day of the build.
  const built = buildDay() ?? day
  const content = isStale(built, day) ? 'stale' : 'current'
  try {
    const undeliverable = await countUndeliverable()
    const body = { status: 'ok', backend: 'reachable', built, content, notifications: { undeliverable } }
    return Response.json(body, { headers: NO_STORE })
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error'
    logProblem('Health check: the backend cannot be reached.', { reason })
    const body = { status: 'degraded', backend: 'unreachable', built, content }
    return Response.json(body, { status: 503, headers: NO_STORE })
  }
}
