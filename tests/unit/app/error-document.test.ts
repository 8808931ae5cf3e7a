import { expect, test } from 'vitest'
import { runScript } from '@/tests/support/backend'

test('a release writes the error pages of the server without the import aliases of the site', async () => {
  const script = "(await import('./app/error-document.ts')).errorDocument('unavailable', 'sv')"
  expect(await runScript(['--input-type=module', '-e', script], process.env)).toEqual({ code: 0, output: '' })
})
