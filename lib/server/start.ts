import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { describeProblemsAtStart, findOtherOrigin, forgetBuildDay, isUnproxied } from '@/lib/env/start'
import { hideErrorMessages } from '@/lib/logging/hide-messages'
import { logNotice } from '@/lib/logging/log'
import { readScriptHashes } from '@/lib/security/script-hashes'

/** How often connections without a request are closed while the server stops. */
const CLOSE_IDLE_MS = 100

/** What Node publishes for each request (https://nodejs.org/api/diagnostics_channel.html#http). */
interface RequestStart {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

/** Prepares a production server, however it was started. Ends the process where it must not serve these pages. */
export function prepareServer(): void {
  const otherOrigin = findOtherOrigin()
  if (otherOrigin) {
    console.error(otherOrigin)
    process.exit(1)
  }
  forgetBuildDay()
  for (const problem of describeProblemsAtStart()) console.warn(problem)
  if (readScriptHashes() === null) {
    logNotice('The script hashes are missing, so pages allow inline scripts: build with `npm run build`.')
  }
  hideErrorMessages()
  // Without a listener, the framework logs a failed write of the log, which fails again, without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  watchRequests()
}

/**
 * Closes connections while the server stops: the framework answers the requests under way and then waits for guests and
 * proxies to close theirs. Behind no proxy, the connection alone tells a guest's IP address.
 */
function watchRequests(): void {
  const needsIpAddress = isUnproxied()
  let server: Server | undefined
  let isStopping = false

  subscribe('http.server.request.start', (message) => {
    const { request, response, server: own } = message as RequestStart
    server = own
    if (isStopping) response.setHeader('Connection', 'close')
    if (needsIpAddress) request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
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
