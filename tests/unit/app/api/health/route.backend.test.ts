import { afterEach, expect, inject, test, vi } from 'vitest'

const backend = inject('backend')

async function askHealth(url: string) {
  vi.resetModules()
  vi.stubEnv('SUPABASE_URL', url)
  vi.stubEnv('SUPABASE_SECRET_KEY', backend.secretKey)
  vi.stubEnv('SITE_URL', 'https://www.kallfjallet.example')
  const { GET } = await import('@/app/api/health/route')
  return GET(
    new Request('https://www.kallfjallet.example/api/health', { headers: { 'x-request-id': 'probe-0001' } }),
  )
}
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('ok when the backend answers', async () => {
  const response = await askHealth(backend.url)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-request-id')).toBe('probe-0001')
  expect(await response.json()).toMatchObject({ status: 'ok', notifications: { undeliverable: 0 } })
})

test.each([
  ['2025-11-07', '2025-11-07', 'current'],
  ['2025-11-07', '2025-11-10', 'stale'],
  ['2026-01-01', '2026-11-22', 'current'],
])('pages built on %s are on %s %s', async (builtOn, day, content) => {
  vi.stubEnv('BUILD_DAY', builtOn)
  vi.stubEnv('SITE_DATE', day)
  expect(await (await askHealth(backend.url)).json()).toMatchObject({ status: 'ok', content })
})

test.each(['http://127.0.0.1:1', ''])('degraded when the backend cannot be reached (%j)', async (url) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const response = await askHealth(url)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ status: 'degraded' })
})
