import fc from 'fast-check'
import { getRedirectUrl, getRewrittenUrl } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { uploadLimits } from '@/content/facts'
import { formTooLarge } from '@/content/refusals'
import { middleware } from '@/middleware'

const SITE = 'https://www.kallfjallet.example'
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  middleware(new NextRequest(SITE + path, { method, headers }))

test.each([
  ['/relax', {}, '/sv/relax'],
  ['/relax', { cookie: 'language=en' }, '/en/relax'],
  ['/relax?lang=en', {}, '/en-lang-param/relax?lang=en'],
  ['/relax?lang=sv', { cookie: 'language=en' }, '/sv-lang-param/relax?lang=sv'],
  ['/relax?lang=de', { cookie: 'language=en' }, '/en/relax?lang=de'],
  ['/villkor?tab=privacy', { cookie: 'language=de' }, '/sv/villkor/privacy?tab=privacy'],
])('%s with %j is the page %s', (path, headers, page) => {
  expect(getRewrittenUrl(ask(path, headers))).toBe(SITE + page)
})

test('the home page begins with the light of the hour at the hotel', () => {
  vi.useFakeTimers({ now: new Date('2026-12-24T19:30:00Z'), toFake: ['Date'] })
  expect(getRewrittenUrl(ask('/'))).toBe(`${SITE}/sv/home/22`)
  expect(getRewrittenUrl(ask('/?hour=12&lang=en'))).toBe(`${SITE}/en-lang-param/home/12?hour=12&lang=en`)
  vi.useRealTimers()
})

test('an unknown page and an unknown article are logged and get their not-found pages', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(getRewrittenUrl(ask('/nope/anna@example.com', { cookie: 'language=en' }))).toBe(`${SITE}/en/missing`)
  expect(JSON.parse(String(warn.mock.lastCall?.[0]))).toMatchObject({ message: '404', path: '/nope/…' })
  expect(getRewrittenUrl(ask('/blog/99'))).toBe(`${SITE}/sv/missing`)
  warn.mockRestore()
})

test('an unknown food event leads to the restaurant, in the same language', () => {
  const response = ask('/food-event/pizza?lang=en')
  expect(response.status).toBe(307)
  expect(getRedirectUrl(response)).toBe(`${SITE}/restaurant?lang=en`)
})

test('a built page is checked again by browsers and stored by no shared cache', () => {
  expect(ask('/relax').headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
})

test.each(['sv', 'en'] as const)('a form that is too large is rejected in words, in %s', async (language) => {
  const bytes = uploadLimits.requestMegabytes * 1024 * 1024
  const send = (length: number) =>
    ask('/lediga-jobb', { cookie: `language=${language}`, 'content-length': String(length) }, 'POST')
  expect(send(bytes).status).toBe(200)
  expect(send(bytes + 1).status).toBe(413)
  expect(await send(bytes + 1).text()).toBe(formTooLarge[language])
})

test('whatever path and headers come, the answer stays on this site', { timeout: 30_000 }, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const anyRequest = fc.record({
    path: fc.array(
      fc.oneof(fc.webPath(), fc.constantFrom('//evil.example', '/%2e%2e', '/%5c', '/%', '/sv')),
      { maxLength: 3 },
    ),
    query: fc.webQueryParameters(),
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'),
    headers: fc.dictionary(
      fc.constantFrom('cookie', 'x-forwarded-host', 'content-length', 'content-type', 'x-request-id'),
      fc.oneof(fc.constantFrom('language=en', '1', '1e9', '99999999999'), fc.webSegment()),
    ),
  })
  await fc.assert(
    fc.property(anyRequest, ({ path, query, method, headers }) => {
      const response = ask(`/${path.join('')}?${query}`, headers, method)
      expect([200, 307, 413]).toContain(response.status)
      const url = getRedirectUrl(response) ?? getRewrittenUrl(response)
      if (url !== null) expect(new URL(url).origin).toBe(SITE)
    }),
    { seed: 20_261_122, numRuns: 150 },
  )
  vi.restoreAllMocks()
})
