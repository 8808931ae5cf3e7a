import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'

const submitApplication = vi.hoisted(() => vi.fn<() => Promise<{ ok: true }>>())
vi.mock('@/lib/job-applications/submit', () => ({ submitApplication }))

import { POST } from '@/app/api/job-applications/route'

const HOST = 'www.kallfjallet.example'
const BODY = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKim\r\n--x--\r\n'

function post(headers: Record<string, string>, body = BODY) {
  return POST(
    new NextRequest(`https://${HOST}/api/job-applications`, {
      method: 'POST',
      body,
      headers: {
        host: HOST,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(body.length),
        ...headers,
      },
    }),
  )
}

beforeEach(() => {
  submitApplication.mockReset().mockResolvedValue({ ok: true })
})

test('hands the form over and answers its result', async () => {
  const response = await post({ origin: `https://${HOST}` })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ ok: true })
})

test.each([
  ['from another site', { origin: 'https://evil.example' }, 403, BODY],
  ['longer than any application', { 'content-length': String(12 * 1024 * 1024) }, 413, BODY],
  ['of unknown length', { 'content-length': '' }, 411, BODY],
  ['cut off halfway', {}, 400, BODY.slice(0, 60)],
  ['that is no form', { 'content-type': 'text/plain' }, 400, BODY],
])('refuses a request %s', async (_what, headers, status, body) => {
  const response = await post(headers as Record<string, string>, body)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ ok: false })
  expect(submitApplication).not.toHaveBeenCalled()
})
