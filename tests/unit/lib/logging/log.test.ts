import { afterEach, expect, test, vi } from 'vitest'
import {
  hideErrorMessages,
  logFailedRequest,
  logProblem,
  readRequestId,
  reasonOf,
  withRequestId,
} from '@/lib/logging/log'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const noticed = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => [logged, noticed].forEach((mock) => mock.mockClear()))
const lastLine = () => JSON.parse(String(logged.mock.lastCall?.[0])) as Record<string, unknown>
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test.each([
  'short',
  'a'.repeat(65),
  'with space in it',
  '{"level":"error"}',
  'anna@example.com',
  '<script>alert(1)</script>',
])('an invalid request id (%s) is replaced', (given) => {
  expect(readRequestId(new Headers({ 'x-request-id': given }))).toMatch(UUID)
})

test('a log line is one line of JSON with the id that a proxy gave its request', async () => {
  await withRequestId(new Headers({ 'x-request-id': 'edge-7f3a.01_A' }), async () => {
    await Promise.resolve()
    setTimeout(() => logProblem('Late.'), 0)
    logProblem('Not stored.\nReally', { reason: '23514' })
  })
  expect(String(logged.mock.lastCall?.[0])).not.toContain('\n')
  expect(lastLine()).toMatchObject({
    level: 'error',
    message: 'Not stored.\nReally',
    requestId: 'edge-7f3a.01_A',
  })
  expect(Date.parse(String(lastLine().time))).not.toBeNaN()
  await vi.waitFor(() => expect(lastLine()).toMatchObject({ message: 'Late.', requestId: 'edge-7f3a.01_A' }))
})

test.each([
  [{ code: '23514', message: 'anna@example.com' }, '23514'],
  [{ code: '', message: 'anna@example.com' }, 'no connection'],
  [{ code: '', message: 'TimeoutError: The operation was aborted due to timeout' }, 'timeout'],
  [new DOMException('anna@example.com', 'TimeoutError'), 'timeout'],
  [
    new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
    'ECONNREFUSED',
  ],
  [new TypeError('anna@example.com'), 'TypeError'],
  ['anna@example.com', 'unknown'],
])('the reason of a failure does not quote its message: %j', (error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})

const failure = new SyntaxError('Unexpected token, "Ragnhild" is not valid JSON\n    Hemliga gränd 17')

test('an error that the framework prints keeps its stack and hides its message', () => {
  const { error, warn } = console
  hideErrorMessages()
  console.error('⨯', failure)
  Object.assign(console, { error, warn })
  const [, text] = logged.mock.lastCall ?? []
  expect(text).toMatch(/^SyntaxError\nat .+log\.test\.ts/)
  expect(text).not.toMatch(/Ragnhild|Hemliga/)
})

const POST = { method: 'POST', headers: { 'x-request-id': 'front-0001' } }

test('a failed request is one line with its route and without its message', () => {
  const context = {
    routePath: '/[locale]/relax',
    routeType: 'action',
    renderSource: 'server-rendering',
  } as const
  logFailedRequest(failure, POST, context)
  expect(String(logged.mock.lastCall)).not.toMatch(/Ragnhild|Hemliga/)
  expect(lastLine()).toMatchObject({
    level: 'error',
    message: 'A request failed.',
    method: 'POST',
    route: '/[locale]/relax',
    reason: 'SyntaxError',
    stack: expect.stringMatching(/^at .+log\.test\.ts/),
    requestId: 'front-0001',
  })
})

test.each([
  ['an action that a script calls', { routeType: 'action', renderSource: 'react-server-components-payload' }],
  ['a form without JavaScript', { routeType: 'render' }],
] as const)('%s that cannot be read is a notice', (_, context) => {
  logFailedRequest(failure, POST, { routePath: '/[locale]/relax', ...context })
  expect(logged).not.toHaveBeenCalled()
  const line = JSON.parse(String(noticed.mock.lastCall?.[0])) as unknown
  expect(line).toMatchObject({ level: 'notice', message: 'A form could not be read.', reason: 'SyntaxError' })
})

test.each([
  ['a page', { method: 'GET', headers: {} }, { routeType: 'render' }],
  ['a page after a form', POST, { routeType: 'action', renderSource: 'react-server-components' }],
  ['the answer to a mail program', POST, { routeType: 'route' }],
] as const)('%s that fails is an error', (_, request, context) => {
  logFailedRequest(failure, request, { routePath: '/[locale]/relax', ...context })
  expect(lastLine()).toMatchObject({ level: 'error', message: 'A request failed.' })
})
