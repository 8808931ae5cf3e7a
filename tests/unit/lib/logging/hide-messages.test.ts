import { afterEach, expect, test, vi } from 'vitest'
import { hideErrorMessages, logFailedRequest } from '@/lib/logging/log'

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => printed.mockClear())

const failure = new SyntaxError('Unexpected token, "Ragnhild" is not valid JSON\n    Hemliga gränd 17')

test('what the framework prints keeps the stack of an error and does not quote its message', () => {
  const { error, warn } = console
  hideErrorMessages()
  console.error('⨯', failure)
  Object.assign(console, { error, warn })
  const [mark, text] = printed.mock.lastCall ?? []
  expect(mark).toBe('⨯')
  expect(text).toMatch(/^SyntaxError\nat .+hide-messages\.test\.ts/)
  expect(text).not.toMatch(/Ragnhild|Hemliga/)
})

test('a failed request is one line that says where, without the message', () => {
  logFailedRequest(failure, { method: 'POST', headers: { 'x-request-id': 'front-0001' } }, '/[locale]/relax')
  expect(printed).toHaveBeenCalledOnce()
  const text = String(printed.mock.lastCall?.[0])
  expect(text).not.toMatch(/Ragnhild|Hemliga/)
  expect(JSON.parse(text)).toMatchObject({
    level: 'error',
    message: 'A request failed.',
    method: 'POST',
    route: '/[locale]/relax',
    reason: 'SyntaxError',
    stack: expect.stringMatching(/^at .+hide-messages\.test\.ts/),
    requestId: 'front-0001',
  })
})
