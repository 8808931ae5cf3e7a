import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { refusals } from '@/content/refusals'
import { refuseMethod } from '@/lib/security/refuse-method'
import { refuseSubmission } from '@/lib/security/refuse-submission'

const HOST = 'www.kallfjallet.example'
const FORM = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKim\r\n--x--\r\n'

function request(
  path: string,
  headers: Record<string, string> = {},
  body: string | null = FORM,
  method = 'POST',
) {
  return new NextRequest(`https://${HOST}${path}`, {
    method,
    body,
    headers: {
      host: HOST,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(body?.length ?? 0),
      ...headers,
    },
  })
}
const refuse = (...args: Parameters<typeof request>) => refuseSubmission(request(...args))

test('a form of this site goes on', async () => {
  expect(await refuse('/booking-inquiry', { origin: `https://${HOST}` })).toBeUndefined()
  expect(
    await refuse('/relax', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'),
  ).toBeUndefined()
  expect(await refuseSubmission(request('/relax', {}, null, 'GET'))).toBeUndefined()
})

test.each([
  ['from another site', 403, 'forgedOrigin', { origin: 'https://evil.example' }, FORM],
  ['from a page without an origin', 403, 'forgedOrigin', { origin: 'null' }, FORM],
  ['larger than any form', 413, 'tooLarge', { 'content-length': '300000' }, FORM],
  ['of unknown length', 411, 'incomplete', { 'content-length': '' }, FORM],
  ['of a length that is no number', 411, 'incomplete', { 'content-length': '1e3' }, FORM],
  ['cut off halfway', 400, 'incomplete', {}, FORM.slice(0, 50)],
  ['without a boundary', 400, 'incomplete', { 'content-type': 'multipart/form-data' }, FORM],
  ['that calls an action as no page does', 400, 'incomplete', { 'next-action': 'x' }, FORM],
  [
    'that calls one with a text',
    400,
    'incomplete',
    { 'next-action': 'x', 'content-type': 'text/plain' },
    '[]',
  ],
] as const)('a form %s is refused in words', async (_what, status, refusal, headers, body) => {
  const response = await refuse('/booking-inquiry', headers, body)
  expect(response?.status).toBe(status)
  expect(await response?.text()).toContain(refusals[refusal].sv.text)
  expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'")
  const english = await refuse('/booking-inquiry', { ...headers, cookie: 'language=en' }, body)
  expect(await english?.text()).toContain(refusals[refusal].en.title)
})

test('documents may be larger, where applications are taken', async () => {
  const headers = { 'content-length': String(10 * 1024 * 1024) }
  expect(await refuse('/lediga-jobb', headers)).toBeUndefined()
  expect((await refuse('/lediga-jobb/', headers))?.status).toBe(413)
})

test.each([
  ['GET', '/relax', undefined],
  ['HEAD', '/pictures/x.avif', undefined],
  ['POST', '/relax', undefined],
  ['OPTIONS', '/relax', 204],
  ['PUT', '/relax', 405],
  ['DELETE', '/', 405],
  ['POST', '/_next/x', 405],
  ['POST', '/pictures/x.avif', 405],
])('%s %s answers %s', (method, path, status) => {
  const response = refuseMethod(request(path, {}, null, method))
  expect(response?.status).toBe(status)
  if (response) expect(response.headers.get('allow')).toContain('GET, HEAD')
})
