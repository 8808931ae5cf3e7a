import { afterEach, expect, inject, test, vi } from 'vitest'

const backend = inject('backend')

async function openHealth(url: string) {
  vi.resetModules()
  vi.stubEnv('SUPABASE_URL', url)
  vi.stubEnv('SUPABASE_SECRET_KEY', backend.secretKey)
  vi.stubEnv('SITE_URL', 'https://www.kallfjallet.example')
  const { GET } = await import('@/app/api/health/route')
  const headers = { 'x-request-id': 'probe-0001' }
  return () => GET(new Request('https://www.kallfjallet.example/api/health', { headers }))
}
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('ok when the backend answers', async () => {
  const response = await (await openHealth(backend.url))()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-request-id')).toBe('probe-0001')
  expect(Object.keys((await response.json()) as object)).toEqual(['status', 'built', 'content', 'mail'])
})

test('the backend is asked once, however many ask for its health', async () => {
  const ask = await openHealth(backend.url)
  const fetched = vi.spyOn(globalThis, 'fetch')
  await Promise.all([ask(), ask(), ask()])
  await ask()
  expect(fetched).toHaveBeenCalledOnce()
})

test.each([
  [[], 'ok'],
  [[{ id: 'a' }], 'failing'],
])('mail to reception that could not be delivered: %j is %s', async (rows, mail) => {
  const ask = await openHealth(backend.url)
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(rows))
  expect(await (await ask()).json()).toMatchObject({ status: 'ok', mail })
  const asked = new URL(String(fetched.mock.lastCall?.[0]))
  expect(asked.searchParams.get('audience')).toBe('eq.reception')
})

test.each([
  ['2025-11-07', '2025-11-07', 'current'],
  ['2025-11-07', '2025-11-10', 'stale'],
  ['2026-01-01', '2026-11-22', 'current'],
])('pages built on %s are on %s %s', async (builtOn, day, content) => {
  vi.stubEnv('BUILT_ON', builtOn)
  vi.stubEnv('SITE_DATE', day)
  const ask = await openHealth(backend.url)
  expect(await (await ask()).json()).toMatchObject({ status: 'ok', built: builtOn, content })
})

test.each(['http://127.0.0.1:1', ''])('degraded when the backend cannot be reached (%j)', async (url) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const response = await (await openHealth(url))()
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ status: 'degraded' })
})
