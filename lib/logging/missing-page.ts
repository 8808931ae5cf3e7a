import { logNotice, withRequestId } from './log'
import { REQUEST_ID_HEADER } from './request-id'

const LOGGED_CHARACTERS = 200

/** Logs a path that no page has. */
export function logMissingPage(path: string, requestId: string): void {
  const headers = new Headers({ [REQUEST_ID_HEADER]: requestId })
  withRequestId(headers, () => logNotice('404', { path: redactPath(path) }))
}

/**
 * Limits the path to a few printable characters, because logs are read in terminals, and removes e-mail addresses that
 * were pasted into the address bar.
 */
function redactPath(path: string): string {
  return path
    .slice(0, LOGGED_CHARACTERS)
    .replace(/[^\x21-\x7e]/g, '?')
    .split('/')
    .map((part) => (/@|%40/.test(part) ? '…' : part))
    .join('/')
}
