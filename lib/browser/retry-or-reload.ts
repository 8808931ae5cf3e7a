/** What fails again within this time of a retry is the same failure. */
const SAME_FAILURE_MS = 60_000

/** Time of the last retry. Not a component's state: a part that fails again gets another card. */
let triedAt = -Infinity

/** Tries again; what fails once more is loaded anew. Offline the browser would show its own page of an error. */
export function retryOrReload(retry: () => void): void {
  const isSame = performance.now() - triedAt < SAME_FAILURE_MS
  triedAt = performance.now()
  if (isSame && navigator.onLine) location.reload()
  else retry()
}
