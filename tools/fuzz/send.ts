import http from 'node:http'
import type { WireRequest } from './requests'

/** `status` 0: the connection was closed without an answer. */
export type WireAnswer = { status: number; text: string; milliseconds: number }

const TIMEOUT_MS = 20_000

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })

/** Sends a request unchanged, also one that a correct client would refuse to send. */
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
      timeout: TIMEOUT_MS,
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

/** Works on several items at a time. */
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
