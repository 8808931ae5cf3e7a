import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import type { ActionResult } from '@/components/forms/core/result'
import { freePort } from '@/scripts/local/child'
import { connect } from '@/tests/support/backend'
import { formDataOf } from '@/tests/support/form-data'
import { privateValues } from '@/tests/support/form-values'
import { startFaultProxy, type FaultProxy } from '@/tests/support/fault-proxy.ts'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', () => ({ after: () => undefined }))

/** For each fault of the backend: what the guest sees, what is stored, and that sending again succeeds. */
const backend = inject('backend')
let proxy: FaultProxy

beforeAll(async () => {
  proxy = await startFaultProxy(await freePort(), backend.url)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await proxy.close()
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Sends an inquiry through a server whose backend is at this address. */
async function send(url: string, formData: FormData): Promise<ActionResult> {
  vi.resetModules()
  vi.stubEnv('SUPABASE_URL', url)
  vi.stubEnv('SUPABASE_SECRET_KEY', backend.secretKey)
  vi.stubEnv('SITE_URL', 'https://www.kallfjallet.example')
  const { sendInquiry } = await import('@/components/forms/inquiry/action')
  return sendInquiry(null, formData)
}

const countStored = async (email: string) =>
  (await connect(backend).from('booking_inquiries').select('id').eq('email', email)).data?.length

test.each([
  { fault: 'refuses connections', url: () => 'http://127.0.0.1:9', word: '', stored: 0 },
  { fault: 'answers 503', url: () => proxy.url, word: 'fault-down', stored: 0 },
  { fault: 'cuts the connection', url: () => proxy.url, word: 'fault-reset', stored: 0 },
  { fault: 'never answers', url: () => proxy.url, word: 'fault-slow', stored: 0 },
  // the row is stored, and only the response is lost
  { fault: 'breaks off in its answer', url: () => proxy.url, word: 'fault-half', stored: 1 },
])(
  'a backend that $fault: an error with all values kept, $stored stored; sent again, stored once',
  async ({ url, word, stored }) => {
    const values = privateValues({ email: `${randomUUID()}@example.com`, additionalRequests: word })
    const answer = await send(url(), formDataOf(values))
    expect(answer).toMatchObject({ ok: false, formError: 'inquiryNotSent', values: { email: values.email } })
    expect(await countStored(values.email)).toBe(stored)
    expect(await send(backend.url, formDataOf(values))).toMatchObject({ ok: true })
    expect(await countStored(values.email)).toBe(1)
  },
)
