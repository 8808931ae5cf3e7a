import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Instrumentation } from 'next'
import { requestedHost } from '@/lib/url/public-url'

/**
 * The server's log: one line of JSON per event, with the id of its request. Nothing that a guest typed or sent belongs in
 * a line. The message of an error may quote it, so of an error its code or class and its stack are logged.
 */

/** Header that carries a request's id: in from a proxy in front, on to what renders, and out to the guest. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Nothing that could break a line or a terminal, and short enough for any log. */
const ACCEPTABLE_ID = /^[A-Za-z0-9._-]{8,64}$/

const MAX_PATH = 200

/** What an operator needs besides the sentence: codes, ids of rows, a reference. */
type Details = Readonly<Record<string, string | number | undefined>>

const requestIds = new AsyncLocalStorage<string>()

/** The id of a request: the one that a proxy in front gave it, or a new one where there is none that can be logged. */
export function readRequestId(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER)
  return given !== null && ACCEPTABLE_ID.test(given) ? given : crypto.randomUUID()
}

/**
 * Runs the work of one request, so that its lines carry its id; work that `after` defers included.
 * @param headers the request's headers; middleware.ts has put the id there, where it runs
 */
export function withRequestId<Result>(headers: Headers, work: () => Result): Result {
  return requestIds.run(readRequestId(headers), work)
}

/** Runs a route handler that middleware.ts does not see, and answers with the id as a header. */
export async function answerWithRequestId<Answer extends Response>(
  headers: Headers,
  handle: () => Promise<Answer>,
): Promise<Answer> {
  return withRequestId(headers, async () => {
    const answer = await handle()
    answer.headers.set(REQUEST_ID_HEADER, requestIds.getStore() ?? '')
    return answer
  })
}

/** Something failed, and somebody may have to look at it. */
export function logProblem(message: string, details: Details = {}): void {
  console.error(toLine('error', message, details))
}

/** Something worth knowing that is no failure. */
export function logNotice(message: string, details: Details = {}): void {
  console.warn(toLine('notice', message, details))
}

type Failed = Parameters<Instrumentation.onRequestError>

/**
 * Logs that a request failed. Actions never throw, so a form that failed before a page was rendered was forged or cut off,
 * and is only a notice.
 */
export function logFailedRequest(
  error: unknown,
  { method, headers }: Pick<Failed[1], 'method' | 'headers'>,
  { routePath: route, routeType, renderSource }: Pick<Failed[2], 'routePath' | 'routeType' | 'renderSource'>,
): void {
  const isRendering = renderSource === 'react-server-components' || renderSource === 'server-rendering'
  const isForm = method === 'POST' && (routeType === 'action' || routeType === 'render')
  const details = { method, route, ...failureOf(error) }
  const id = headers[REQUEST_ID_HEADER]
  withRequestId(new Headers(id ? { [REQUEST_ID_HEADER]: String(id) } : {}), () => {
    if (isForm && !isRendering) logNotice('A form could not be read.', details)
    else logProblem('A request failed.', details)
  })
}

/** Logs a form that another site sent, or that a proxy made look so: the two hosts that differ tell which. */
export function logForeignForm(headers: Headers, requestId: string): void {
  const shown = (text: string | null) => text?.slice(0, MAX_PATH).replace(/[^\w.:/[\]-]/g, '?')
  const details = { origin: shown(headers.get('origin')), host: shown(requestedHost(headers)) }
  requestIds.run(requestId, () => logNotice('A form from another origin was refused.', details))
}

/**
 * Logs a path that no page has: a few printable characters, because logs are read in terminals, and without emails
 * that were pasted into the browser's bar.
 */
export function logMissingPage(path: string, requestId: string): void {
  const parts = path
    .slice(0, MAX_PATH)
    .replace(/[^\x21-\x7e]/g, '?')
    .split('/')
  const shown = parts.map((part) => (/@|%40/.test(part) ? '…' : part)).join('/')
  requestIds.run(requestId, () => logNotice('404', { path: shown }))
}

/**
 * Has the framework's own lines show an error without its message. The framework prints errors whole and has no setting
 * for it, and a message may quote what a guest sent: `Unexpected token 'R', "Ragnhild" is not valid JSON`.
 */
export function hideErrorMessages(): void {
  const withoutMessage = (part: unknown) =>
    part instanceof Error ? Object.values(failureOf(part)).join('\n') : part
  const { error, warn } = console
  console.error = (...parts: unknown[]) => error(...parts.map(withoutMessage))
  console.warn = (...parts: unknown[]) => warn(...parts.map(withoutMessage))
}

/** The cause of a failure without what was sent: `timeout`, a code of the backend or of the system, or the error's class. */
export function reasonOf(error: unknown): string {
  if (error === null || typeof error !== 'object') return 'unknown'
  const { name, message, code, context, originalError, cause } = error as Record<string, unknown>
  // The backend's client reports a failed fetch without a code: `TimeoutError: …` in the message, or the error within.
  if ([name, message].some((text) => /^(?:Timeout|Abort)Error\b/.test(String(text)))) return 'timeout'
  if (typeof code === 'string') return code || 'no connection'
  const inner = [context, originalError, cause].find((other) => other instanceof Error)
  if (inner) return reasonOf(inner)
  return error instanceof Error ? error.name : 'unknown'
}

/** What to log of an unexpected error: its reason, and where it happened. */
export function failureOf(error: unknown): { reason: string; stack?: string } {
  return { reason: reasonOf(error), stack: stackOf(error) }
}

/** The frames of an error's stack, without its message, which may have several lines. */
function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return frames.map((frame) => frame.trim()).join('\n') || undefined
}

function toLine(level: string, message: string, details: Details): string {
  const requestId = requestIds.getStore()
  return JSON.stringify({ time: new Date().toISOString(), level, message, ...details, requestId })
}
