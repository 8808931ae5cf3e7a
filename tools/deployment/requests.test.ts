import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { outages } from '@/content/outage.ts'
import { ask, cacheStatus } from './ask'
import { startCache, type Cache } from '@/scripts/local/deployment.ts'

/** A fake site that records what reaches it and answers as the path says. */
const seen: { method: string; url: string; headers: IncomingHttpHeaders }[] = []
const fakeSite = createServer((request, response) => {
  seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers })
  const path = request.url?.split('?')[0]
  if (path !== '/no-header') response.setHeader('cache-control', 'private, max-age=0, must-revalidate')
  if (path === '/secret') response.setHeader('cache-control', 'private, no-cache, no-store, max-age=0')
  if (path === '/cookie') response.setHeader('set-cookie', 'guest=1')
  if (path === '/broken') response.statusCode = 500
  request.resume().on('end', () => response.end('answer'))
})

let cache: Cache
beforeAll(async () => {
  fakeSite.listen(0, '127.0.0.1')
  await once(fakeSite, 'listening')
  cache = await startCache(`127.0.0.1:${(fakeSite.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await cache.stop()
  fakeSite.closeAllConnections()
  fakeSite.close()
})

test.each(['/no-header', '/secret', '/cookie', '/broken'])('%s is not kept', async (path) => {
  for (const _ of [1, 2]) expect(cacheStatus(await ask(cache.origin + path))).toBe('MISS')
})

test('an address or cookies that cannot be read get a page with a way on', async () => {
  const long = 'a'.repeat(40_000)
  const answers = [
    await ask(`${cache.origin}/?lang=${long}`),
    await ask(`${cache.origin}/`, { headers: { cookie: `language=sv; other=${long}` } }),
  ]
  for (const answer of answers) {
    expect([400, 414]).toContain(answer.status)
    expect(answer.body.toString()).toContain(outages.unreadable.sv.title)
    expect(answer.body.toString()).toContain('<a class="on" href="/">')
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('of twenty guests who want a new page at once, one asks the site', async () => {
  seen.length = 0
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${cache.origin}/page`)))
  expect(answers.map(({ body }) => body.toString())).toEqual(Array(20).fill('answer'))
  expect(seen).toHaveLength(1)
})

test('nothing of a guest reaches the site with a question for a page but what stands in the key', async () => {
  seen.length = 0
  await ask(`${cache.origin}/headers?q=1`, {
    headers: {
      cookie: 'language=en; session=secret',
      authorization: 'Basic abc',
      'user-agent': 'someone',
      'accept-language': 'de',
      'x-forwarded-host': 'evil.example',
      'x-middleware-subrequest': 'proxy',
      'next-url': '/other',
      rsc: '1',
      'next-router-prefetch': 'nonsense',
      'next-router-state-tree': '%5B%22%22%5D',
    },
  })
  const { host, 'x-forwarded-for': forwardedFor, ...headers } = seen[0]!.headers
  expect(host).toBe(new URL(cache.origin).host)
  expect(forwardedFor).toBe('127.0.0.1')
  expect(headers).toEqual({
    'accept-encoding': 'gzip',
    cookie: 'language=en',
    rsc: '1',
    'next-router-state-tree': '%5B%22%22%5D',
    'next-url': '/other',
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
  })
})

test('a page that is to be kept as brotli is asked for in the same way, and plain', async () => {
  seen.length = 0
  await ask(`${cache.origin}/relax?lang=en`, {
    headers: {
      'accept-encoding': 'gzip, br',
      cookie: 'language=en; session=secret',
      'user-agent': 'someone',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    },
  })
  expect(seen).toHaveLength(1)
  const { url, headers } = seen[0]!
  const { host } = new URL(cache.origin)
  expect(url).toBe('/relax?lang=en')
  expect(headers).toEqual({
    host,
    cookie: 'language=en',
    'x-forwarded-for': '203.0.113.9, 203.0.113.9',
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
  })
})

test('a form reaches the site whole, with the address of its guest last', async () => {
  seen.length = 0
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const answer = await ask(`${cache.origin}/form`, {
      method,
      headers: {
        cookie: 'language=en; session=1',
        'next-action': 'abc',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'https',
      },
      body: 'a=b',
    })
    expect(cacheStatus(answer)).toBeUndefined()
  }
  expect(seen).toHaveLength(3)
  expect(seen[0]).toMatchObject({
    method: 'POST',
    headers: {
      cookie: 'language=en; session=1',
      'next-action': 'abc',
      'x-forwarded-for': '203.0.113.9, 203.0.113.9',
      'x-forwarded-proto': 'https',
    },
  })
})

test('every header that the site varies its pages by stands in the key', async () => {
  const { headers } = await ask(`${inject('deployedSite').origin}/relax`)
  const names = String(headers.vary)
    .split(',')
    .map((name) => name.trim().toLowerCase())
  // accept-encoding is in the key as one of the two encodings that are kept
  for (const name of names.filter((name) => name !== 'accept-encoding')) {
    seen.length = 0
    const path = `${cache.origin}/varied?${name}`
    const value = name === 'next-router-segment-prefetch' ? '/_tree' : '1'
    const plain = await ask(path)
    const varied = await ask(path, { headers: { [name]: value } })
    expect([plain, varied].map(cacheStatus), name).toEqual(['MISS', 'MISS'])
    expect(seen[1]?.headers[name], name).toBe(value)
  }
})
