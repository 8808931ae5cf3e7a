/** Header that carries a request's id: in from a proxy in front, on to what renders, and out to the guest. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Nothing that could break a line or a terminal, and short enough for any log. */
const ACCEPTABLE = /^[A-Za-z0-9._-]{8,64}$/

/**
 * The id under which a request is found in the logs: the one that a proxy in front gave it, or a new one where
 * there is none or none that is fit to be written down.
 */
export function readRequestId(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER)
  return given !== null && ACCEPTABLE.test(given) ? given : crypto.randomUUID()
}
