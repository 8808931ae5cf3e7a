import { createRequire } from 'node:module'
import { expect, test, vi } from 'vitest'
import { isActionForm } from '@/lib/security/action-form'

/** The framework's own encoding of a call, as it runs in the browser. */
type Client = { encodeReply: (args: unknown[]) => Promise<FormData | string> }

vi.stubGlobal('__turbopack_load_by_url__', () => undefined)
const require = createRequire(import.meta.url)
const folder = 'next/dist/compiled/react-server-dom-turbopack/cjs'
const { encodeReply } = require(`${folder}/react-server-dom-turbopack-client.browser.production.js`) as Client

const answer = { ok: false, formError: undefined, values: { name: '$F1 is my name', email: '$$' } }

test.each([
  ['at first', null],
  ['after a mistake', answer],
])('what the framework sends for a form %s is let through', async (_when, state) => {
  const form = new FormData()
  form.append('name', '$K1')
  form.append('cv', new File(['%PDF-'], 'Mitt "CV".pdf'))
  const encoded = await encodeReply([state, form])
  expect(encoded).toBeInstanceOf(FormData)
  expect(isActionForm(encoded as FormData, true)).toBe(true)
})

test.each([
  ['a promise', [null, Promise.resolve(1)]],
  ['a map', [new Map([['a', new FormData()]]), new FormData()]],
  ['two forms', [new FormData(), new FormData()]],
  ['a date', [new Date(0), new FormData()]],
  ['a file', [null, new File([''], 'x')]],
])('a call with %s is not', async (_what, args) => {
  const encoded = await encodeReply(args)
  expect(encoded instanceof FormData && isActionForm(encoded, true)).toBe(false)
})
