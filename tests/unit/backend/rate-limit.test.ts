import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { RATE_LIMITS } from '@/lib/rate-limit/limits'
import { MemoryLimiter } from '@/lib/rate-limit/memory'
import { connect } from '@/tests/support/backend'

const backend = inject('backend')
const service = connect(backend)

function hit(key: string, limit = 10, seconds = 60) {
  const args = { p_scope: 'test', p_key_hash: key, p_limit: limit, p_window_seconds: seconds }
  return service.rpc('hit_rate_limit', args)
}

describe('hit_rate_limit', () => {
  test('lets exactly the limit through, however parallel the calls', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 60 }, () => hit(key)))
    expect(answers.filter(({ data }) => data?.[0]?.allowed)).toHaveLength(10)
  })

  test('counts down, then says how long to wait', async () => {
    const key = randomUUID()
    expect((await hit(key, 2)).data).toEqual([{ allowed: true, remaining: 1, retry_after_seconds: 0 }])
    await hit(key, 2)
    const [refused] = (await hit(key, 2)).data ?? []
    expect(refused).toMatchObject({ allowed: false, remaining: 0 })
    expect(refused?.retry_after_seconds).toBeGreaterThan(55)
  })

  test.each([
    [0, 60],
    [5, 0],
    [5, 90_000],
  ])('refuses limit %i in %i seconds', async (limit, seconds) => {
    expect((await hit('k', limit, seconds)).error?.code).toBe('22023')
  })
})

/** The limiter as a server with these settings loads it. */
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

  test('allows what the form allows and not more', async () => {
    const isWithinRateLimit = await loadLimiter(backend.url, '0.1')
    const subject = { kind: 'email', value: `${randomUUID()}@example.com` } as const
    const allowed = RATE_LIMITS.inquiry.email.hits * 0.1
    for (let count = 0; count < allowed; count += 1) {
      expect(await isWithinRateLimit('inquiry', subject)).toBe(true)
    }
    expect(await isWithinRateLimit('inquiry', { ...subject, value: subject.value.toUpperCase() })).toBe(false)
    expect(await isWithinRateLimit('newsletter', subject)).toBe(true)
    expect(await isWithinRateLimit('inquiry', { kind: 'email', value: '' })).toBe(true)
  })

  test('counts across two servers as one', async () => {
    const servers = [await loadLimiter(backend.url, '0.1'), await loadLimiter(backend.url, '0.1')]
    const subject = { kind: 'email', value: `${randomUUID()}@example.com` } as const
    const answers = []
    for (let count = 0; count < 6; count += 1) {
      answers.push(await servers[count % 2]?.('inquiry', subject))
    }
    expect(answers.filter(Boolean)).toHaveLength(RATE_LIMITS.inquiry.email.hits * 0.1)
  })

  test('stores no address', async () => {
    const isWithinRateLimit = await loadLimiter(backend.url)
    await isWithinRateLimit('inquiry', { kind: 'address', value: '203.0.113.77' })
    const response = await fetch(`${backend.url}/rest/v1/rate_limits?select=*`, {
      headers: { apikey: backend.secretKey },
    })
    const rows = await response.text()
    expect(rows).toContain('inquiry:address')
    expect(rows).not.toContain('203.0.113.77')
  })

  test('lets people through within a small limit while the backend is away', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const isWithinRateLimit = await loadLimiter('http://127.0.0.1:9')
    const subject = { kind: 'address', value: randomUUID() } as const
    const answers = []
    for (let count = 0; count < 12; count += 1) answers.push(await isWithinRateLimit('inquiry', subject))
    expect(answers.filter(Boolean)).toHaveLength(10)
    expect(answers.at(-1)).toBe(false)
    expect(logged.mock.calls.join()).not.toContain(subject.value)
    logged.mockRestore()
  })
})

test('a backend that accepts and never answers holds nobody up for long', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const isWithinRateLimit = await loadLimiter(`http://127.0.0.1:${port}`)
  const started = performance.now()
  expect(await isWithinRateLimit('inquiry', { kind: 'address', value: randomUUID() })).toBe(true)
  expect(performance.now() - started).toBeLessThan(4_000)
  silent.closeAllConnections()
  silent.close()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('MemoryLimiter', () => {
  test('opens again after the window, and forgets the least recent of very many', () => {
    const limiter = new MemoryLimiter()
    expect(limiter.hit('a', 1, 60, 0)).toBe(true)
    expect(limiter.hit('a', 1, 60, 1)).toBe(false)
    expect(limiter.hit('a', 1, 60, 60_000)).toBe(true)
    for (let count = 0; count < 10_000; count += 1) limiter.hit(`key-${count}`, 1, 60, 60_001)
    expect(limiter.hit('a', 1, 60, 60_002)).toBe(true)
  })

  test('locks nobody out when the clock is put back', () => {
    const limiter = new MemoryLimiter()
    limiter.hit('a', 1, 60, 3_600_000)
    expect(limiter.hit('a', 1, 60, 0)).toBe(true)
    expect(limiter.hit('a', 1, 60, 1)).toBe(false)
  })
})
