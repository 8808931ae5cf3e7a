import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { ask, cacheStatus, languageOf, unpack } from './ask'
import { startCache, startSite, type Cache } from '@/scripts/local/deployment.ts'

let site: Awaited<ReturnType<typeof startSite>>
let cache: Cache
beforeAll(async () => {
  site = await startSite(inject('deployedBackend'))
  cache = await startCache(site.address, { freshFor: '1s' })
})
afterAll(() => cache.stop())

test('while the site is away, known pages are served and a form gets a readable answer', async () => {
  const guests = [
    { encoding: 'gzip', cookie: 'language=sv', language: 'sv' },
    { encoding: 'gzip', cookie: 'language=en', language: 'en' },
    { encoding: 'br', cookie: 'language=sv', language: 'sv' },
    { encoding: 'br', cookie: 'language=en', language: 'en' },
  ].map(({ encoding, cookie, language }) => ({
    encoding,
    language,
    headers: { cookie, 'accept-encoding': encoding },
  }))
  for (const { headers } of guests) await ask(`${cache.origin}/nature`, { headers })
  await site.stop('SIGKILL')

  for (const { headers, encoding, language } of guests) {
    // once the page is stale, nginx asks the site, gets no answer, and serves what it has
    await vi.waitFor(
      async () => {
        const page = await ask(`${cache.origin}/nature`, { headers })
        expect(page.status).toBe(200)
        expect(page.headers['content-encoding']).toBe(encoding)
        expect(languageOf(page)).toBe(language)
        expect(cacheStatus(page)).toMatch(/STALE|UPDATING/)
      },
      { timeout: 10_000, interval: 100 },
    )
    const form = await ask(`${cache.origin}/nature`, { method: 'POST', headers, body: 'email=a' })
    const unknown = await ask(`${cache.origin}/villkor`, { headers })
    const health = await ask(`${cache.origin}/api/health`, { headers })
    for (const answer of [form, unknown, health]) {
      expect(answer.status).toBe(503)
      expect(languageOf(answer)).toBe(language)
      expect(unpack(answer).toString()).toContain(
        language === 'sv' ? '0980-319\u00A0200' : '+46\u00A0980\u00A0319\u00A0200',
      )
      expect(answer.headers['retry-after']).toBe('30')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  }
  expect((await ask(`${cache.origin}/cache-health`)).status).toBe(200)
})
