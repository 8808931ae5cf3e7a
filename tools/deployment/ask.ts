import { request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** An answer as it was sent: not decompressed, no redirect followed. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Options {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Sends one request; `fetch` would decompress the answer and add headers of its own. */
export function ask(address: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(address, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** The decompressed body. */
export function unpack({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

/** What the page cache did: HIT, MISS, STALE, UPDATING …; undefined where it is not involved. */
export function cacheStatus({ headers }: Answer): string | undefined {
  return headers['x-page-cache'] as string | undefined
}

/** The language that a page says it is in. */
export function languageOf(answer: Answer): string | undefined {
  return /<html lang="(\w+)"/.exec(unpack(answer).toString())?.[1]
}
