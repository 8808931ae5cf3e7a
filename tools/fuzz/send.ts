import http from 'node:http'
import type { WireRequest } from './requests'

/** What came back, and how long it took. `status` 0: the connection was closed without an answer. */
export type WireAnswer = { status: number; text: string; milliseconds: number }

const PATIENCE_MS = 20_000

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })

/** Sends a request as it is, whatever a well-behaved client would say to it. */
export function send(origin: string, { method, path, headers, body }: WireRequest): Promise<WireAnswer> {
  const started = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, text: string) =>
      resolve({ status, text, milliseconds: performance.now() - started })
    const { hostname, port } = new URL(origin)
    const request = http.request({
      hostname,
      port,
      method,
      path,
      headers,
      agent,
      timeout: PATIENCE_MS,
      maxHeaderSize: 131_072,
    })
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => done(response.statusCode ?? 0, Buffer.concat(chunks).toString()))
      response.on('error', () => done(response.statusCode ?? 0, ''))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => done(0, ''))
    request.end(body ?? undefined)
  })
}

/** Works through a list with several at a time; the position in the list goes along. */
export async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) await work(items[index]!, index)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
