import type { Connection } from './instance.ts'

/** The hosted backend's schedule (migration schedule) as timers. Work that fails remains due until the next run. */

/** As in the migration schedule. */
export const DISPATCH_EVERY_MS = 60_000

const DAY_MS = 24 * 60 * 60 * 1000

/** Called every night, in this order. */
const NIGHTLY = [
  '/rest/v1/rpc/purge_operational_rows',
  '/rest/v1/rpc/purge_expired_rows',
  '/functions/v1/purge-expired-applications',
]

/** Sends due notifications at an interval, and purges expired rows at once and then daily. With 0 nothing runs. */
export function startSchedule(backend: Connection, dispatchEveryMs: number): () => void {
  if (dispatchEveryMs <= 0) return () => undefined
  const purge = async () => {
    for (const path of NIGHTLY) await call(backend, path, {})
  }
  void purge()
  const timers = [
    setInterval(
      () => call(backend, '/functions/v1/send-notification-email', { type: 'dispatch' }),
      dispatchEveryMs,
    ),
    setInterval(purge, DAY_MS),
  ]
  return () => timers.forEach((timer) => clearInterval(timer))
}

async function call({ url, secretKey }: Connection, path: string, body: object): Promise<void> {
  await fetch(url + path, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
}
