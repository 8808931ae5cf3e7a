import { afterEach, expect, test, vi } from 'vitest'
import { logFailedRequest } from '@/lib/logging/failed-request'
import { hideErrorMessages } from '@/lib/logging/framework-errors'

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => printed.mockClear())

const failure = new SyntaxError('Unexpected token, "Ragnhild" is not valid JSON\n    Hemliga gränd 17')

test('what the framework prints names an error and does not quote it', () => {
  const { error, warn } = console
  hideErrorMessages()
  console.error('⨯', failure)
  Object.assign(console, { error, warn })
  expect(printed.mock.lastCall).toEqual(['⨯', 'SyntaxError'])
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
    stack: expect.stringMatching(/^at .+framework-errors\.test\.ts/),
    requestId: 'front-0001',
  })
})
