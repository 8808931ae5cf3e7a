import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { formatCount } from '@/lib/i18n/count'
import { RATE_LIMITS, type RateLimitHit, WINDOW_SECONDS } from '@/lib/rate-limit'
import en from '@/messages/en.json'
import sv from '@/messages/sv.json'
import { connect } from '@/tests/support/backend'
import { uniqueEmail } from '@/tests/support/unique-email'

const backend = inject('backend')
const service = connect(backend)

const counter = (scope = 'test', limit = 10, seconds = 60) => ({
  scope,
  key_hash: randomUUID(),
  max_hits: limit,
  window_seconds: seconds,
})
const hit = (...hits: RateLimitHit[]) => service.rpc('hit_rate_limits', { p_hits: hits })

describe('hit_rate_limits', () => {
  test('allows exactly the limit in parallel calls', async () => {
    const key = counter()
    const answers = await Promise.all(Array.from({ length: 60 }, () => hit(key)))
    expect(answers.filter(({ data }) => data)).toHaveLength(10)
  })

  test('allows a hit within all limits, and counts each hit that one limit refuses', async () => {
    const [wide, narrow] = [counter('wide', 3), counter('narrow', 1)]
    expect((await hit(wide, narrow)).data).toBe(true)
    expect((await hit(wide, narrow)).data).toBe(false)
    expect((await hit(narrow, wide)).data).toBe(false)
    expect((await hit(wide)).data).toBe(false)
  })

  test.each([
    [0, 60],
    [5, 0],
    [5, 90_000],
  ])('rejects the limit %i in %i seconds and counts nothing', async (limit, seconds) => {
    const good = counter('a', 1)
    expect((await hit(good, counter('b', limit, seconds))).error?.code).toBe('22023')
    expect((await hit(good)).data).toBe(true)
  })
})

/** The limiter of a server with these settings. */
async function loadLimiter(url: string, factor = '1') {
  vi.resetModules()
  vi.stubEnv('SUPABASE_URL', url)
  vi.stubEnv('SUPABASE_SECRET_KEY', backend.secretKey)
  vi.stubEnv('SITE_URL', 'https://www.kallfjallet.example')
  vi.stubEnv('RATE_LIMIT_FACTOR', factor)
  return (await import('@/lib/rate-limit')).isWithinRateLimit
}

describe('isWithinRateLimit', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('allows the limit of the form and no more', async () => {
    const isWithinRateLimit = await loadLimiter(backend.url, '0.1')
    const subject = { ip: null, email: uniqueEmail() }
    const allowed = RATE_LIMITS.inquiry.email * 0.1
    for (let count = 0; count < allowed; count += 1) {
      expect(await isWithinRateLimit('inquiry', subject)).toBe(true)
    }
    expect(await isWithinRateLimit('inquiry', { ...subject, email: subject.email.toUpperCase() })).toBe(false)
    expect(await isWithinRateLimit('newsletter', subject)).toBe(true)
    expect(await isWithinRateLimit('inquiry', { ip: null, email: '' })).toBe(true)
  })

  test('refuses a guest above one of both limits with one call', async () => {
    const isWithinRateLimit = await loadLimiter(backend.url, '0.1')
    const ip = randomUUID()
    const calls = vi.spyOn(globalThis, 'fetch')
    const allowed = RATE_LIMITS.inquiry.ip * 0.1
    for (let count = 0; count < allowed; count += 1)
      expect(await isWithinRateLimit('inquiry', { ip, email: uniqueEmail() })).toBe(true)
    expect(calls).toHaveBeenCalledTimes(allowed)
    calls.mockRestore()
    const email = uniqueEmail()
    expect(await isWithinRateLimit('inquiry', { ip, email })).toBe(false)
    expect(await isWithinRateLimit('inquiry', { ip: randomUUID(), email })).toBe(true)
  })

  test('stores no IP', async () => {
    const isWithinRateLimit = await loadLimiter(backend.url)
    await isWithinRateLimit('inquiry', { ip: '203.0.113.77', email: null })
    const response = await fetch(`${backend.url}/rest/v1/rate_limits?select=*`, {
      headers: { apikey: backend.secretKey },
    })
    const rows = await response.text()
    expect(rows).toContain('inquiry:ip')
    expect(rows).not.toContain('203.0.113.77')
  })

  test('applies a smaller limit while the backend is unreachable', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const isWithinRateLimit = await loadLimiter('http://127.0.0.1:9')
    const subject = { ip: randomUUID(), email: null }
    const answers = []
    for (let count = 0; count < 12; count += 1) answers.push(await isWithinRateLimit('inquiry', subject))
    expect(answers.filter(Boolean)).toHaveLength(10)
    expect(answers.at(-1)).toBe(false)
    expect(logged.mock.calls.join()).not.toContain(subject.ip)
    logged.mockRestore()
  })
})

test('a silent backend delays a guest for less than 4 s', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const isWithinRateLimit = await loadLimiter(`http://127.0.0.1:${port}`)
  const started = performance.now()
  expect(await isWithinRateLimit('inquiry', { ip: randomUUID(), email: null })).toBe(true)
  expect(performance.now() - started).toBeLessThan(4_000)
  silent.closeAllConnections()
  silent.close()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test.each(Object.entries({ sv, en }))(
  'who sent too often is told in %s how long to wait',
  (locale, { forms }) => {
    const minutes = formatCount(WINDOW_SECONDS / 60, locale as 'sv' | 'en')
    expect(forms.errors.rateLimited).toMatch(new RegExp(`${minutes} minut`))
  },
)
