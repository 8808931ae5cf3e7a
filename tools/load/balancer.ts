import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'

export interface Balancer {
  counts: {
    /** Requests that found no server running. */
    noServer: number
    /** Requests whose server ended in the middle. */
    brokenOff: number
    serverErrors: number
  }
  /** Resolves when the next form is handed on. */
  nextForm: () => Promise<void>
  close: () => Promise<void>
}

/**
 * One address for several servers on this machine, round robin, as nginx does: a request goes on to the next server
 * only if the connection is refused, because then nothing has reached the first one.
 */
export async function startBalancer(port: number, upstreams: readonly number[]): Promise<Balancer> {
  const counts = { noServer: 0, brokenOff: 0, serverErrors: 0 }
  const agent = new http.Agent({ keepAlive: false })
  let requests = 0
  let waiting: (() => void)[] = []

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const first = requests++ % upstreams.length
      forward(request, response, Buffer.concat(chunks), [
        ...upstreams.slice(first),
        ...upstreams.slice(0, first),
      ])
    })
    request.on('error', () => response.destroy())
  })

  function forward(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    [upstream, ...others]: readonly number[],
  ): void {
    if (upstream === undefined) {
      counts.noServer += 1
      response.writeHead(502, { 'content-type': 'text/plain' }).end('No server')
      return
    }
    const onward = http.request({
      host: '127.0.0.1',
      port: upstream,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress },
      agent,
    })
    onward.on('response', (answer) => {
      const { statusCode = 502 } = answer
      if (statusCode >= 500) counts.serverErrors += 1
      response.writeHead(statusCode, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
      answer.on('aborted', () => response.destroy())
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return forward(request, response, body, others)
      counts.brokenOff += 1
      response.destroy()
    })
    onward.end(body)
    if (request.method !== 'POST') return
    for (const resolve of waiting) resolve()
    waiting = []
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    counts,
    nextForm: () => new Promise((resolve) => waiting.push(resolve)),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
