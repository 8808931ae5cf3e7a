import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, languageOf } from './ask'
import { startCache, type Cache } from '@/scripts/local/deployment.ts'

let received = 0
const site = createServer((request, response) => {
  received += 1
  request.resume().on('end', () => response.end('answer'))
})

let cache: Cache
beforeAll(async () => {
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  // so slow that no test lasts until the next form is allowed
  cache = await startCache(`127.0.0.1:${(site.address() as AddressInfo).port}`, { sendRate: '1r/m' })
})
afterAll(async () => {
  await cache.stop()
  site.closeAllConnections()
  site.close()
})

/** Requests that a guest at this address sends at once, through the proxy that ends TLS. */
const askOften = (
  path: string,
  guest: string,
  { times, method = 'POST' }: { times: number; method?: string },
) =>
  Promise.all(
    Array.from({ length: times }, () =>
      ask(cache.origin + path, {
        method,
        headers: { 'x-forwarded-for': guest, cookie: 'language=en' },
        body: method === 'POST' ? 'a=b' : undefined,
      }),
    ),
  )

test.each([
  ['/kvarglomt', '203.0.113.1'],
  ['/lediga-jobb', '203.0.113.2'],
])('of a flood of forms to %s, twenty-one pass, and the others get a readable page', async (path, guest) => {
  received = 0
  const answers = await askOften(path, guest, { times: 60 })
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(21)
  expect(refused).toHaveLength(39)
  expect(received).toBe(21)
  for (const answer of refused) {
    expect(languageOf(answer)).toBe('en')
    expect(answer.body.toString()).toContain('info@kallfjallet.example')
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('a guest who sends too much can still read pages, and other guests can send', async () => {
  const [sender, reader, forger] = ['203.0.113.3', '203.0.113.4', '203.0.113.5']
  await askOften('/kvarglomt', sender, { times: 22 })
  expect((await askOften('/kvarglomt', sender, { times: 1 }))[0]?.status).toBe(429)

  const pages = await askOften('/relax', sender, { times: 40, method: 'GET' })
  expect(pages.every(({ status }) => status === 200)).toBe(true)
  expect((await askOften('/kvarglomt', reader, { times: 1 }))[0]?.status).toBe(200)

  // what a guest writes into the header comes before what the proxy appends
  const forged = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      askOften('/kvarglomt', `198.51.100.${index}, ${forger}`, { times: 1 }),
    ),
  )
  expect(forged.flat().filter(({ status }) => status === 200)).toHaveLength(21)
})

test('at the shipped rate a guest is never refused', async () => {
  const shipped = await startCache(`127.0.0.1:${(site.address() as AddressInfo).port}`)
  try {
    const once = () => ask(`${shipped.origin}/kvarglomt`, { method: 'POST', body: 'a=b' })
    const answers = await Promise.all(Array.from({ length: 20 }, once))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const flood = await Promise.all(Array.from({ length: 60 }, once))
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(40)
  } finally {
    await shipped.stop()
  }
})
