import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { proxy } from '@/proxy'

const SITE = 'https://www.kallfjallet.example'
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  proxy(new NextRequest(SITE + path, { method, headers: { host: 'www.kallfjallet.example', ...headers } }))

/** Names of the request's headers that go on to the page; the framework's way to hand them over. */
const handedOn = (response: Response) =>
  response.headers.get('x-middleware-override-headers')?.split(',') ?? []

test('a page is shown from what was built, with the id of its request', async () => {
  const response = await ask('/relax', { 'x-request-id': 'front-0001' })
  expect(response.headers.get('x-middleware-rewrite')).toBe(`${SITE}/sv/relax`)
  expect(response.headers.get('x-request-id')).toBe('front-0001')
})

test('a not-found page gets the id, and nothing of what the router in the browser knows', async () => {
  const router = { 'next-router-state-tree': '{', 'next-router-segment-prefetch': '/%00' }
  const response = await ask('/nope', { ...router, cookie: 'language=en' })
  expect(handedOn(response)).toEqual(expect.arrayContaining(['cookie', 'x-request-id', 'x-missing-path']))
  for (const name of Object.keys(router)) expect(handedOn(response)).not.toContain(name)
  const id = response.headers.get('x-request-id')
  expect(response.headers.get('x-middleware-request-x-request-id')).toBe(id)
})

// The framework answers 500 where it has to show its router a page that is none.
test.each(['/nope', '/pictures/nope.avif'])('the router that asks for %s is told 404', async (path) => {
  const response = await ask(path, { rsc: '1', 'next-router-state-tree': '{' })
  expect(response.status).toBe(404)
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test.each([
  ['POST', '/pictures/nope.avif', 405],
  ['DELETE', '/relax', 405],
  ['POST', '/relax', 411],
])('%s %s is refused under an id as well', async (method, path, status) => {
  const response = await ask(path, {}, method)
  expect(response.status).toBe(status)
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test.each(['//evil.example/%2e%2e', '/food-event/x?next=https://evil.example', '/%5cevil.example'])(
  '%s does not lead to another site',
  async (path) => {
    const response = await ask(path, { 'x-forwarded-host': 'evil.example' })
    const location = response.headers.get('location') ?? response.headers.get('x-middleware-rewrite') ?? ''
    expect(new URL(location).origin).toBe(SITE)
  },
)
