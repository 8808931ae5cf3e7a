import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { freePort } from '@/scripts/local/child'
import { readMail } from '@/scripts/local/mail-capture'
import type { Mail } from '@/supabase/functions/send-notification-email/provider'
import { startBackendMailingTo } from './backend'

/** A call of the mail provider's API. */
type Received = Mail & { key: string; authorization: string }

/** A backend of its own for the tests of a file, and its mail provider, which sees every message. */
export async function startMailedBackend() {
  const provider = await startMailProvider()
  const backend = await startBackendMailingTo(provider.url)
  afterAll(async () => {
    await backend.stop()
    provider.close()
  })
  return { provider, backend }
}

async function startMailProvider() {
  const port = await freePort()
  const provider = {
    url: `http://127.0.0.1:${port}/emails`,
    /** What it answers; 0: the connection breaks. */
    status: 200,
    received: [] as Received[],
    reset() {
      provider.status = 200
      provider.received = []
    },
    close: () => server.close(),
  }
  const server = createServer(async (request, response) => {
    const headers = new Headers(request.headers as Record<string, string>)
    const body = await text(request)
    const { key, mail } = await readMail(new Request(provider.url, { method: 'POST', headers, body }))
    provider.received.push({ ...mail, key, authorization: headers.get('authorization') ?? '' })
    if (provider.status === 0) return response.destroy()
    response.writeHead(provider.status).end('{"name":"validation_error","message":"anna@example.com"}')
  }).listen(port, '127.0.0.1')
  return provider
}
