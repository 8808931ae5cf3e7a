import { failureOf, logProblem, withRequestId } from './log'

/**
 * Logs that a request failed.
 * @param request as the framework reports it
 * @param route the page or route that failed, e.g. `/[locale]/relax`
 */
export function logFailedRequest(
  error: unknown,
  request: Readonly<{ method: string; headers: NodeJS.Dict<string | string[]> }>,
  route: string,
): void {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  withRequestId(headers, () =>
    logProblem('A request failed.', {
      method: request.method,
      route,
      ...failureOf(error),
    }),
  )
}
