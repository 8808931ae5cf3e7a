import http from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * A proxy between the tested site and its backend, which produces the faults that a test requests by a word in what it
 * submits, so that tests can run in parallel.
 *
 *   fault-down    answers 503            fault-reset   cuts the connection
 *   fault-slow    never answers          fault-half    cuts the connection in the middle of the response
 *   fault-lost    cuts the connection instead of confirming what it has stored
 */

type Fault = 'down' | 'reset' | 'slow' | 'half' | 'lost'

/** @param target URL of the backend */
export async function startFaultProxy(port: number, target: string) {
  const server = http.createServer(async (request, response) => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', target)
    const fault = chooseFault(url.pathname, body.toString('latin1'))
    if (fault === 'slow') return
    if (fault === 'reset') return request.socket.destroy()
    if (fault === 'down') {
      response.writeHead(503, { 'content-type': 'application/json' })
      return response.end('{"message":"out of order"}')
    }
    forward(url, request, body, response, fault)
  })

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Faults affect the calls that carry a guest's input, never the rate limiter. */
function chooseFault(path: string, text: string): Fault | undefined {
  const [, fault] = /fault-(down|reset|slow|half|lost)/.exec(text) ?? []
  return /^\/(?:functions|rest\/v1\/rpc)\//.test(path) ? undefined : (fault as Fault | undefined)
}

function forward(
  url: URL,
  request: http.IncomingMessage,
  body: Buffer,
  response: http.ServerResponse,
  fault: Fault | undefined,
): void {
  const headers = { ...request.headers, host: url.host }
  const forwarded = http.request(url, { method: request.method, headers }, async (answer) => {
    const content = await buffer(answer)
    const status = answer.statusCode ?? 502
    if (fault === 'lost' && status < 300) return request.socket.destroy()
    if (fault !== 'half') return response.writeHead(status, answer.headers).end(content)
    response.writeHead(status, { 'content-length': content.length + 100 }).write(content)
    setImmediate(() => request.socket.destroy())
  })
  forwarded.on('error', () => request.socket.destroy()).end(body)
}
