import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { ask, cacheStatus, languageOf } from './ask'
import { startCache, startSite, type Cache } from './deployment'

let site: Awaited<ReturnType<typeof startSite>>
let cache: Cache
beforeAll(async () => {
  site = await startSite(inject('deployedBackend'))
  cache = await startCache(site.address, { freshFor: '1s' })
})
afterAll(() => cache.stop())

test('while the site is away, known pages are served and a form gets a readable answer', async () => {
  const guests = [
    { cookie: 'language=sv', language: 'sv' },
    { cookie: 'language=en', language: 'en' },
  ]
  for (const { cookie } of guests) await ask(`${cache.origin}/nature`, { headers: { cookie } })
  await site.stop('SIGKILL')

  for (const { cookie, language } of guests) {
    // once it is no longer fresh, nginx asks the site, hears nothing, and serves what it has
    await vi.waitFor(
      async () => {
        const page = await ask(`${cache.origin}/nature`, { headers: { cookie } })
        expect(page.status).toBe(200)
        expect(languageOf(page)).toBe(language)
        expect(cacheStatus(page)).toMatch(/STALE|UPDATING/)
      },
      { timeout: 10_000, interval: 100 },
    )
    const form = await ask(`${cache.origin}/nature`, { method: 'POST', headers: { cookie }, body: 'email=a' })
    const unknown = await ask(`${cache.origin}/villkor`, { headers: { cookie } })
    const health = await ask(`${cache.origin}/api/health`, { headers: { cookie } })
    for (const answer of [form, unknown, health]) {
      expect(answer.status).toBe(503)
      expect(languageOf(answer)).toBe(language)
      expect(answer.body.toString()).toContain('0980-319\u00A0200')
      expect(answer.headers['retry-after']).toBe('30')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  }
  expect((await ask(`${cache.origin}/cache-health`)).status).toBe(200)
})
