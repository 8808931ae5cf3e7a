// @ts-nocheck
/**
 * The hosted backend's schedule (migration schedule) as timers. What fails stays due and
 * comes round again.
 */

const DAY_MS = 24 * 60 * 60 * 1000

/** What is called every night, in this order. */
const NIGHTLY = [
  '/rest/v1/rpc/purge_operational_rows',
  '/rest/v1/rpc/purge_expired_rows',
  '/functions/v1/purge-expired-applications',
]

/**
 * Sends due notifications every so often, and cleans up at once and then every day.
 * @param {{ url: string, secretKey: string }} backend
 * @param {number} dispatchEveryMs 0: nothing runs by itself
 * @returns {() => void} stops it
 */
export function startSchedule(backend, dispatchEveryMs) {
  if (dispatchEveryMs <= 0) return () => undefined
  const cleanUp = async () => {
    for (const address of NIGHTLY) await call(backend, address, {})
  }
  void cleanUp()
  const timers = [
    setInterval(
      () => call(backend, '/functions/v1/send-notification-email', { type: 'dispatch' }),
      dispatchEveryMs,
    ),
    setInterval(cleanUp, DAY_MS),
  ]
  return () => timers.forEach(clearInterval)
}

async function call({ url, secretKey }, address, body) {
  await fetch(url + address, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
}
