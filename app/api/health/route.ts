import { isStale } from '@/content/stale'
import { today } from '@/lib/dates/today'
import { builtOn } from '@/lib/env/build'
import { answerWithRequestId, logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'

export const dynamic = 'force-dynamic'

/** Below the usual timeout of probes, so that they get "degraded" rather than time out. */
const PROBE_TIMEOUT_MS = 3_000
/** Within this time the backend is asked once, however many ask for its health. */
const CACHED_MS = 5_000

/** Mail that waits longer is failing: within half an hour of the first attempt somebody hears of it. */
const MAIL_WAITS_MS = 20 * 60_000

type Mail = 'ok' | 'failing'

let latest: { askedAt: number; mail: Promise<Mail | undefined> } | undefined

/** Health check: 200 `{"status":"ok", …}`, or 503 `{"status":"degraded", …}` where the backend cannot be reached. */
export async function GET(request: Request): Promise<Response> {
  return answerWithRequestId(request.headers, async () => {
    if (latest === undefined || performance.now() - latest.askedAt > CACHED_MS) {
      latest = { askedAt: performance.now(), mail: checkMail() }
    }
    const mail = await latest.mail
    const day = today()
    // Static pages show the day of the build.
    const built = builtOn() ?? day
    const content = isStale(built, day) ? 'stale' : 'current'
    const status = mail === undefined ? 'degraded' : 'ok'
    return Response.json(
      { status, built, content, mail },
      { status: mail === undefined ? 503 : 200, headers: { 'Cache-Control': 'no-store' } },
    )
  })
}

/**
 * Whether reception gets its mail. `failing`: at least one was given up, or has been waiting for long, and an operator has
 * to look at it (docs/decisions/0005-notification-outbox.md).
 * @returns undefined where the backend does not answer in time, rejects the request, or is not configured
 */
async function checkMail(): Promise<Mail | undefined> {
  try {
    const { data } = await getAdminClient()
      .from('notification_outbox')
      .select('id')
      .eq('audience', 'reception')
      .neq('status', 'sent')
      .or(`status.in.(dead,rejected),created_at.lt."${new Date(Date.now() - MAIL_WAITS_MS).toISOString()}"`)
      .limit(1)
      .abortSignal(AbortSignal.timeout(PROBE_TIMEOUT_MS))
      .throwOnError()
    return data.length > 0 ? 'failing' : 'ok'
  } catch (error) {
    logProblem('Health check: the backend cannot be reached.', { reason: reasonOf(error) })
    return undefined
  }
}
