import fc from 'fast-check'
import { getRedirectUrl, getRewrittenUrl } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { errorPages } from '@/content/errors'
import { uploadLimits } from '@/content/facts'
import { venue } from '@/content/venue'
import { LOCAL_SITE_ORIGIN } from '@/lib/env/schema'
import { middleware } from '@/middleware'

const SITE = 'https://www.kallfjallet.example'
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
  middleware(new NextRequest(SITE + path, { method, headers, body }))

test.each([
  ['/relax', {}, '/sv/relax'],
  ['/relax', { cookie: 'language=en' }, '/en/relax'],
  ['/relax?lang=en', {}, '/en-lang-param/relax?lang=en'],
  ['/relax?lang=sv', { cookie: 'language=en' }, '/sv-lang-param/relax?lang=sv'],
  ['/relax?lang=de', { cookie: 'language=en' }, '/en/relax?lang=de'],
  ['/villkor?tab=privacy', { cookie: 'language=de' }, '/sv/villkor/privacy?tab=privacy'],
])('the URL %s with %j is rewritten to %s', async (path, headers, page) => {
  expect(getRewrittenUrl(await ask(path, headers))).toBe(SITE + page)
})

test('the home page begins with the light of the hotel’s hour', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-24T19:30:00Z'), toFake: ['Date'] })
  expect(getRewrittenUrl(await ask('/'))).toBe(`${SITE}/sv/home/22`)
  expect(getRewrittenUrl(await ask('/?hour=12&lang=en'))).toBe(
    `${SITE}/en-lang-param/home/22?hour=12&lang=en`,
  )
  vi.useRealTimers()
})

test('an unknown page is logged and gets the not-found page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(getRewrittenUrl(await ask('/nope/anna@example.com', { cookie: 'language=en' }))).toBe(
    `${SITE}/en/missing`,
  )
  expect(JSON.parse(String(warn.mock.lastCall?.[0]))).toMatchObject({ message: '404', path: '/nope/…' })
  expect(getRewrittenUrl(await ask('/blog/99'))).toBe(`${SITE}/sv/missing`)
  warn.mockRestore()
})

test('an unknown food event redirects to the restaurant in the same locale', async () => {
  const response = await ask('/food-event/pizza?lang=en')
  expect(response.status).toBe(307)
  expect(getRedirectUrl(response)).toBe(`${SITE}/restaurant?lang=en`)
})

test('a built page is revalidated by browsers and stored by no shared cache', async () => {
  expect((await ask('/relax')).headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
})

test('an answer has the request id of a proxy', async () => {
  expect((await ask('/relax', { 'x-request-id': 'front-0001' })).headers.get('x-request-id')).toBe(
    'front-0001',
  )
})

const BYTES = uploadLimits.requestMegabytes * 1024 * 1024

test.each(['sv', 'en'] as const)(
  'a form that is too large is answered by an error page in %s',
  async (locale) => {
    const cookie = `language=${locale}`
    const send = (headers: Record<string, string>, body?: string) =>
      ask('/lediga-jobb', { cookie, ...headers }, 'POST', body)
    expect((await send({ 'content-length': String(BYTES) })).status).toBe(200)
    expect((await send({}, 'x'.repeat(BYTES))).status).toBe(200)
    for (const response of [
      await send({ 'content-length': String(BYTES + 1) }),
      // in chunks, without a length
      await send({}, 'x'.repeat(BYTES + 1)),
    ]) {
      expect(response.status).toBe(413)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      const page = await response.text()
      expect(page).toContain(errorPages['too-large'].text[locale])
      for (const link of ['href="/"', `href="${venue.phone.href}"`, `href="mailto:${venue.email}"`])
        expect(page).toContain(link)
    }
  },
)

test('a form of another site is refused, and the log names both hosts', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const send = (origin: string, host: Record<string, string>) => ask('/relax', { origin, ...host }, 'POST')
  const [, host] = SITE.split('//') as [string, string]
  expect((await send(SITE, { host })).status).toBe(200)
  expect((await send(SITE, { host: 'node:3000', 'x-forwarded-host': host })).status).toBe(200)
  // The site's own origin counts, whatever a proxy makes of the host.
  expect((await send(LOCAL_SITE_ORIGIN, { host: `${host}:443` })).status).toBe(200)
  expect(warn).not.toHaveBeenCalled()
  for (const origin of ['https://elsewhere.example', 'null']) {
    const response = await send(origin, { host })
    expect(response.status).toBe(403)
    expect(await response.text()).toContain(errorPages.foreign.title.sv)
  }
  expect(JSON.parse(String(warn.mock.calls[0]))).toMatchObject({
    level: 'notice',
    message: 'A form from another origin was refused.',
    origin: 'https://elsewhere.example',
    host,
  })
  warn.mockRestore()
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('the method %s is refused', async (method) => {
  const response = await ask('/relax', {}, method)
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
})

test('the answer to any path and headers stays on this site', { timeout: 30_000 }, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const anyRequest = fc.record({
    path: fc.array(
      fc.oneof(fc.webPath(), fc.constantFrom('//evil.example', '/%2e%2e', '/%5c', '/%', '/sv')),
      { maxLength: 3 },
    ),
    query: fc.webQueryParameters(),
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'),
    headers: fc.dictionary(
      fc.constantFrom(
        'cookie',
        'origin',
        'x-forwarded-host',
        'content-length',
        'content-type',
        'x-request-id',
      ),
      fc.oneof(fc.constantFrom('language=en', '1', '1e9', '99999999999'), fc.webSegment()),
    ),
  })
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ path, query, method, headers }) => {
      const response = await ask(`/${path.join('')}?${query}`, headers, method)
      expect([200, 307, 403, 405, 413]).toContain(response.status)
      const url = getRedirectUrl(response) ?? getRewrittenUrl(response)
      if (url !== null) expect(new URL(url).origin).toBe(SITE)
    }),
    { seed: 20_261_122, numRuns: 150 },
  )
  vi.restoreAllMocks()
})
