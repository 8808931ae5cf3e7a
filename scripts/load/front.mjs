import http from 'node:http'

/**
 * One address for several servers: hands requests round in turn, as nginx does. A server that refuses the connection
 * is passed over, because nothing has reached it; a request that breaks off later is never sent to another one.
 */

/**
 * @param {{ port: number, upstreams: number[] }} options ports on this machine
 * @returns {Promise<{ counts: { nobodyThere: number, brokenOff: number, serverErrors: number },
 *   nextForm: () => Promise<void>, close: () => Promise<void> }>} `nextForm` resolves when a form is handed on
 */
export async function startFront({ port, upstreams }) {
  const counts = { nobodyThere: 0, brokenOff: 0, serverErrors: 0 }
  const agent = new http.Agent({ keepAlive: false })
  let turn = 0
  let waiting = []

  const server = http.createServer((request, response) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const first = turn++
      const body = Buffer.concat(chunks)
      const order = upstreams.map((_, index) => upstreams[(first + index) % upstreams.length])
      forward(request, response, body, order)
    })
    request.on('error', () => response.destroy())
  })

  function forward(request, response, body, [upstream, ...others]) {
    if (upstream === undefined) {
      counts.nobodyThere += 1
      return response.writeHead(502, { 'content-type': 'text/plain' }).end('Nobody there')
    }
    const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress }
    const onward = http.request({
      host: '127.0.0.1',
      port: upstream,
      method: request.method,
      path: request.url,
      headers,
      agent,
    })
    onward.on('response', (answer) => {
      if (answer.statusCode >= 500) counts.serverErrors += 1
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
      answer.on('aborted', () => response.destroy())
    })
    onward.on('error', (error) => {
      if (error.code === 'ECONNREFUSED') return forward(request, response, body, others)
      counts.brokenOff += 1
      response.destroy()
    })
    onward.end(body)
    if (request.method !== 'POST') return
    for (const resolve of waiting) resolve()
    waiting = []
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    counts,
    nextForm: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
