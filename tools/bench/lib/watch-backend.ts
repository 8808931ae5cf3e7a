import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Each measured inquiry has an e-mail address of its own. */
const EMAIL = /[\w-]+@example\.com/

export interface WatchedBackend {
  url: string
  secretKey: string
  /** Resolves with the time (performance.now) at which the backend answered the call about this e-mail address. */
  answered: (path: string, email: string) => Promise<number>
  stop: () => Promise<void>
}

/** A proxy between site and backend that notes when the backend has answered what; it changes nothing. */
export async function watchBackend({
  url,
  secretKey,
}: {
  url: string
  secretKey: string
}): Promise<WatchedBackend> {
  const agent = new http.Agent({ keepAlive: true })
  const answers = new Map<string, PromiseWithResolvers<number>>()
  const answerTo = (path: string, email: string) => {
    const key = `${path} ${email}`
    const answer = answers.get(key) ?? Promise.withResolvers<number>()
    answers.set(key, answer)
    return answer
  }

  const server = http.createServer(async (request, response) => {
    try {
      const body = await readAll(request)
      const { method, url: path = '/', headers } = request
      const call = http.request(new URL(path, url), { method, headers, agent })
      call.end(body)
      const [answer] = (await once(call, 'response')) as [IncomingMessage]
      const content = await readAll(answer)
      const email = EMAIL.exec(body.toString())?.[0]
      if (email) answerTo(path.split('?')[0]!, email).resolve(performance.now())
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(content)
    } catch {
      request.socket.destroy()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    answered: (path, email) => answerTo(path, email).promise,
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
