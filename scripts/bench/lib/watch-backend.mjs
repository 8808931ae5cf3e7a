import { once } from 'node:events'
import http from 'node:http'

/**
 * Stands between the site and its backend and notes when the backend has answered what. It reads each call and each
 * answer whole and changes nothing, so its own part is the same for everybody who calls through it.
 */

/** Whom a call is about: the address that each measured inquiry has for itself. */
const EMAIL = /[\w-]+@example\.com/

/**
 * @param {{ url: string, secretKey: string }} backend
 * @returns {Promise<{
 *   url: string,
 *   secretKey: string,
 *   answered: (path: string, email: string) => Promise<number>,
 *   stop: () => Promise<void>,
 * }>} answered: when the backend has answered the call to this path about this address, on this process's clock
 */
export async function watchBackend({ url, secretKey }) {
  const agent = new http.Agent({ keepAlive: true })
  const moments = new Map()
  const momentOf = (path, email) => {
    const key = `${path} ${email}`
    if (!moments.has(key)) moments.set(key, Promise.withResolvers())
    return moments.get(key)
  }

  const server = http.createServer(async (request, response) => {
    try {
      const body = await readAll(request)
      const { method, url: path, headers } = request
      const call = http.request(new URL(path, url), { method, headers, agent })
      call.end(body)
      const [answer] = await once(call, 'response')
      const content = await readAll(answer)
      const [email] = EMAIL.exec(body.toString()) ?? []
      if (email) momentOf(path.split('?')[0], email).resolve(performance.now())
      response.writeHead(answer.statusCode, answer.headers).end(content)
    } catch {
      request.socket.destroy()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${server.address().port}`,
    secretKey,
    answered: (path, email) => momentOf(path, email).promise,
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readAll(stream) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
