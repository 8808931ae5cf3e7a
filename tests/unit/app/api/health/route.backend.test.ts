import { afterEach, expect, inject, test, vi } from 'vitest'
import { connect } from '@/tests/support/backend'
import { startMailedBackend } from '@/tests/support/mail-provider'
import { connectUntyped } from '@/tests/support/operator'
import { bookingRow } from '@/tests/support/rows'

const backend = inject('backend')
const { provider, backend: own } = await startMailedBackend()

async function openHealth(url: string, secretKey = backend.secretKey) {
  vi.resetModules()
  vi.stubEnv('SUPABASE_URL', url)
  vi.stubEnv('SUPABASE_SECRET_KEY', secretKey)
  vi.stubEnv('SITE_URL', 'https://www.kallfjallet.example')
  const { GET } = await import('@/app/api/health/route')
  const headers = { 'x-request-id': 'probe-0001' }
  return () => GET(new Request('https://www.kallfjallet.example/api/health', { headers }))
}
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('the health is ok when the backend answers', async () => {
  const response = await (await openHealth(backend.url))()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-request-id')).toBe('probe-0001')
  expect(Object.keys((await response.json()) as object)).toEqual(['status', 'built', 'content', 'mail'])
})

test('parallel requests for the health ask the backend once', async () => {
  const ask = await openHealth(backend.url)
  const fetched = vi.spyOn(globalThis, 'fetch')
  await Promise.all([ask(), ask(), ask()])
  await ask()
  expect(fetched).toHaveBeenCalledOnce()
})

test('a failing mail to reception is reported within half an hour, one to a guest is not', async () => {
  const outbox = () => connectUntyped(own).from('notification_outbox')
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const mailWhere = async (state: object, audience = 'reception') => {
    expect((await outbox().update(state).eq('audience', audience)).error).toBeNull()
    const answer = await (await openHealth(own.url, own.secretKey))()
    return ((await answer.json()) as { mail: string }).mail
  }
  provider.status = 500
  await outbox().delete().neq('type', '')
  await connect(own).from('booking_inquiries').insert([bookingRow()])
  await connect(own).functions.invoke('send-notification-email', { body: { type: 'booking' } })
  expect((await outbox().select()).data).toMatchObject([
    { status: 'pending', attempts: 1 },
    { status: 'pending', attempts: 1 },
  ])
  expect(await mailWhere({ created_at: minutesAgo(15) })).toBe('ok')
  expect(await mailWhere({ created_at: minutesAgo(30) })).toBe('failing')
  const [{ id }] = (await outbox().select('id').eq('audience', 'reception')).data as [{ id: string }]
  await connectUntyped(own).rpc('requeue_notification', { p_id: id })
  expect(await mailWhere({ attempts: 0 })).toBe('ok')
  expect(await mailWhere({ status: 'sent' })).toBe('ok')
  for (const status of ['dead', 'rejected']) {
    const given = { status, created_at: minutesAgo(1) }
    expect(await mailWhere(given)).toBe('failing')
    await outbox().update({ status: 'sent' }).eq('audience', 'reception')
    expect(await mailWhere({ ...given, created_at: minutesAgo(40) }, 'guest')).toBe('ok')
  }
})

test.each([
  ['2025-11-07', '2025-11-07', 'current'],
  ['2025-11-07', '2025-11-10', 'stale'],
  ['2026-01-01', '2026-11-22', 'current'],
])('the health check calls a build of %s on %s %s', async (builtOn, day, content) => {
  vi.stubEnv('BUILT_ON', builtOn)
  vi.stubEnv('SITE_DATE', day)
  const ask = await openHealth(backend.url)
  expect(await (await ask()).json()).toMatchObject({ status: 'ok', built: builtOn, content })
})

test.each(['http://127.0.0.1:1', ''])(
  'the health is degraded when the backend cannot be reached (%j)',
  async (url) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await (await openHealth(url))()
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ status: 'degraded' })
  },
)
