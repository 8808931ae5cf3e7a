import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** What Node publishes for each request (https://nodejs.org/api/diagnostics_channel.html#http). */
interface RequestStart {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

const onRequest = (handle: (start: RequestStart) => void) =>
  subscribe('http.server.request.start', (message) => handle(message as RequestStart))

/** How often a server that stops closes connections without a request. */
const CLOSE_IDLE_MS = 100

/**
 * On SIGTERM the framework answers the requests under way, and then waits until guests and proxies close their
 * connections. Here the server closes them, and ends with 0.
 */
export function closeConnectionsAtEnd(): void {
  let server: Server | undefined
  let isStopping = false
  onRequest((start) => {
    server = start.server
    if (isStopping) start.response.setHeader('Connection', 'close')
  })
  process.once('SIGTERM', () => {
    isStopping = true
    setInterval(() => server?.closeIdleConnections(), CLOSE_IDLE_MS).unref()
    // The framework exits with 143, which service managers take for a failure.
    process.once('exit', () => {
      process.exitCode = 0
    })
  })
}

/** Behind no proxy, the connection alone tells a guest's IP, and the header is the guest's own. */
export function trustNoForwardedFor(): void {
  onRequest(({ request }) => {
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
  })
}
