import { logProblem, reasonOf, withRequestId } from './log'

/** Frames of a stack that are written down; the first ones tell where it happened. */
const FRAMES = 5

/**
 * Writes down that a request failed.
 * @param request as the framework reports it
 * @param route the page or route that failed, e.g. `/[locale]/relax`
 */
export function logFailedRequest(
  error: unknown,
  request: Readonly<{ method: string; headers: NodeJS.Dict<string | string[]> }>,
  route: string,
): void {
  const entries = Object.entries(request.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  )
  withRequestId(new Headers(entries), () =>
    logProblem('A request failed.', {
      method: request.method,
      route,
      reason: reasonOf(error),
      stack: framesOf(error),
    }),
  )
}

/** Where an error happened, without its message. */
function framesOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames
    .slice(0, FRAMES)
    .map((frame) => frame.trim())
    .join(', ')
}
