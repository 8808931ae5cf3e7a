import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { uploadLimits } from '@/content/facts'
import { refusals } from '@/content/refusals'
import { middleware } from '@/middleware'

const SITE = 'https://www.kallfjallet.example'
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  middleware(
    new NextRequest(SITE + path, { method, headers: { host: 'www.kallfjallet.example', ...headers } }),
  )

/** Names of the request's headers that go on to the page; the framework's way to hand them over. */
const handedOn = (response: Response) =>
  response.headers.get('x-middleware-override-headers')?.split(',') ?? []

test('a page is shown from what was built, with the id of its request', async () => {
  const response = await ask('/relax', { 'x-request-id': 'front-0001' })
  expect(response.headers.get('x-middleware-rewrite')).toBe(`${SITE}/sv/relax`)
  expect(response.headers.get('x-request-id')).toBe('front-0001')
})

test('a not-found page gets the id, and nothing of what the router in the browser knows', async () => {
  const router = { 'next-router-state-tree': '{', 'next-router-segment-prefetch': '/%00' }
  const response = await ask('/nope', { ...router, cookie: 'language=en' })
  expect(handedOn(response)).toEqual(expect.arrayContaining(['cookie', 'x-request-id', 'x-missing-path']))
  for (const name of Object.keys(router)) expect(handedOn(response)).not.toContain(name)
  const id = response.headers.get('x-request-id')
  expect(response.headers.get('x-middleware-request-x-request-id')).toBe(id)
})

// The framework answers 500 where it has to show its router a page that is none.
test.each(['/nope', '/pictures/nope.avif'])('the router that asks for %s is told 404', async (path) => {
  const response = await ask(path, { rsc: '1', 'next-router-state-tree': '{' })
  expect(response.status).toBe(404)
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test.each([
  ['POST', '/pictures/nope.avif', 405],
  ['DELETE', '/relax', 405],
])('%s %s is refused under an id as well', async (method, path, status) => {
  const response = await ask(path, {}, method)
  expect(response.status).toBe(status)
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test.each(['//evil.example/%2e%2e', '/food-event/x?next=https://evil.example', '/%5cevil.example'])(
  '%s does not lead to another site',
  async (path) => {
    const response = await ask(path, { 'x-forwarded-host': 'evil.example' })
    const location = response.headers.get('location') ?? response.headers.get('x-middleware-rewrite') ?? ''
    expect(new URL(location).origin).toBe(SITE)
  },
)

const sized = (path: string, bytes: number, headers: Record<string, string> = {}) =>
  ask(path, { 'content-length': String(bytes), ...headers }, 'POST')

test('a form goes on to its page, told the address that its guest sees', async () => {
  const response = await sized('/relax?lang=en&a=b', 5_000)
  expect(response.headers.get('x-middleware-rewrite')).toBe(`${SITE}/en-lang-param/relax?lang=en&a=b`)
  expect(response.headers.get('x-middleware-request-x-public-address')).toBe('/relax?lang=en&a=b')
})

test.each(['sv', 'en'] as const)('a form that is too large is refused in words, in %s', async (language) => {
  const response = await sized('/booking-inquiry?guests=2', 300_000, { cookie: `language=${language}` })
  expect(response.status).toBe(413)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(refusals.tooLarge[language].text)
  expect(html).toContain('href="/booking-inquiry?guests=2"')
  expect(html).toContain('href="tel:+46980319200"')
  expect(html).toContain('href="mailto:info@kallfjallet.example"')
})

test('documents may be larger, where applications are taken', async () => {
  const limit = uploadLimits.requestMegabytes * 1024 * 1024
  expect((await sized('/lediga-jobb', limit)).status).toBe(200)
  expect((await sized('/lediga-jobb/', limit)).status).toBe(413)
  expect((await sized('/lediga-jobb', limit + 1)).status).toBe(413)
})

test('the way back from a refusal stays on this site', async () => {
  const html = await (await sized('//evil.example/"><script>', 300_000)).text()
  expect(html).not.toMatch(/href="(?:\/\/|[^"]*>)|<script/)
})

test.each([
  ['GET', '/relax', 200],
  ['HEAD', '/relax', 200],
  ['POST', '/relax', 200],
  ['OPTIONS', '/relax', 204],
  ['PUT', '/relax', 405],
  ['DELETE', '/', 405],
  ['POST', '/_next/x', 405],
  ['POST', '/pictures/x.avif', 405],
])('%s %s answers %s', async (method, path, status) => {
  const response = await ask(path, {}, method)
  expect(response.status).toBe(status)
  if (status !== 200) expect(response.headers.get('allow')).toContain('GET, HEAD')
})

test('whatever address and headers come, the answer stays on this site', { timeout: 30_000 }, async () => {
  const anyRequest = fc.record({
    path: fc.array(
      fc.oneof(fc.webPath(), fc.constantFrom('//evil.example', '/%2e%2e', '/%5c', '/%', '/sv')),
      {
        maxLength: 3,
      },
    ),
    query: fc.webQueryParameters(),
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'),
    headers: fc.dictionary(
      fc.constantFrom('cookie', 'x-forwarded-host', 'rsc', 'content-length', 'content-type', 'x-request-id'),
      fc.oneof(fc.constantFrom('language=en', '1', '1e9', '99999999999'), fc.webSegment()),
    ),
  })
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ path, query, method, headers }) => {
      const response = await ask(`/${path.join('')}?${query}`, headers, method)
      expect([200, 204, 307, 404, 405, 413]).toContain(response.status)
      const location = response.headers.get('location') ?? response.headers.get('x-middleware-rewrite')
      if (location !== null) expect(new URL(location).origin).toBe(SITE)
    }),
    { seed: 20_261_122, numRuns: 150 },
  )
})
