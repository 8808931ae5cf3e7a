import type { WatchServer } from '@/lib/browser/call-action'

const ASK_MS = 10_000

/** Asks the server for a sign of life while files are on their way (docs/decisions/0023-waiting-for-uploads.md). */
export const askServer: WatchServer = (onSign) => {
  const ask = () => fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(onSign, () => undefined)
  return setInterval(ask, ASK_MS)
}
