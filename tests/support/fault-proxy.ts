import http from 'node:http'

/**
 * A proxy between the tested site and its backend, which produces the faults that a test requests by a word in what it
 * submits, so that tests can run in parallel.
 *
 *   fault-down    answers 503            fault-reset   cuts the connection
 *   fault-slow    never answers          fault-half    cuts the connection in the middle of the response
 *   fault-mail    answers the notification alone with 503
 */

type Fault = 'down' | 'reset' | 'slow' | 'half' | 'mail'

export interface FaultProxy {
  url: string
  close: () => Promise<void>
}

export async function startFaultProxy({
  port,
  target,
}: {
  port: number
  target: string
}): Promise<FaultProxy> {
  const server = http.createServer(async (request, response) => {
    const body = await readAll(request)
    const url = new URL(request.url ?? '/', target)
    const fault = chooseFault(url.pathname, body.toString('latin1'))
    if (fault === 'slow') return
    if (fault === 'reset') return request.socket.destroy()
    if (fault === 'down' || fault === 'mail') {
      response.writeHead(503, { 'content-type': 'application/json' })
      return response.end('{"message":"out of order"}')
    }
    await forward(url, request, body, response, fault === 'half')
  })

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Faults affect the calls that carry a guest's input, never the rate limiter. */
function chooseFault(path: string, text: string): Fault | undefined {
  const [, fault] = /fault-(down|reset|slow|half|mail)/.exec(text) ?? []
  const isNotification = path.startsWith('/functions/')
  if (path.startsWith('/rest/v1/rpc/') || fault === undefined) return undefined
  return (fault === 'mail') === isNotification ? (fault as Fault) : undefined
}

async function forward(
  url: URL,
  request: http.IncomingMessage,
  body: Buffer<ArrayBuffer>,
  response: http.ServerResponse,
  half: boolean,
) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (!['host', 'connection', 'content-length', 'transfer-encoding', 'expect'].includes(name))
      headers.set(name, String(value))
  }
  const answer = await fetch(url, {
    method: request.method,
    headers,
    body: body.length > 0 ? body : undefined,
  }).catch(() => null)
  if (answer === null) return request.socket.destroy()
  const content = Buffer.from(await answer.arrayBuffer())
  const answerHeaders = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(content-encoding|transfer-encoding|content-length|connection)$/.test(name),
    ),
  )
  if (half) {
    response.writeHead(answer.status, { ...answerHeaders, 'content-length': content.length + 100 })
    response.write(content)
    return setImmediate(() => request.socket.destroy())
  }
  response.writeHead(answer.status, answerHeaders)
  response.end(content)
}

async function readAll(request: http.IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
