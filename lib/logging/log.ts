import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { readRequestId, REQUEST_ID_HEADER } from './request-id'

/**
 * What the server writes down: one line of JSON each, with the id of the request it happened in. Nothing that a
 * guest typed or sent belongs into a line; an error's message may quote it, so errors are named by their
 * code or class (`reasonOf`).
 */

/** What an operator needs besides the sentence: codes, counts, ids of rows. */
type Details = Readonly<Record<string, string | number>>

const requestIds = new AsyncLocalStorage<string>()

/**
 * Runs the work of one request, so that its lines carry its id; work that `after` puts off included.
 * @param headers the request's headers; middleware.ts has put the id there, where it runs
 */
export function withRequestId<Result>(headers: Headers, work: () => Result): Result {
  return requestIds.run(readRequestId(headers), work)
}

/**
 * Runs a route handler that middleware.ts does not see, and answers with the id as a header.
 * @param headers the request's headers
 */
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

/** Something worth knowing that is nobody's fault. */
export function logNotice(message: string, details: Details = {}): void {
  console.warn(toLine('notice', message, details))
}

/** The cause of a failure without a word of what was sent: a backend's code, or the error's class. */
export function reasonOf(error: unknown): string {
  const code = error !== null && typeof error === 'object' && 'code' in error ? error.code : undefined
  if (typeof code === 'string') return code || 'no connection'
  return error instanceof Error ? error.name : 'unknown'
}

function toLine(level: string, message: string, details: Details): string {
  const requestId = requestIds.getStore()
  return JSON.stringify({ time: new Date().toISOString(), level, message, ...details, requestId })
}
