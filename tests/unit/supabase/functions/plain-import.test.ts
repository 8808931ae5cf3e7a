import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runScript } from '@/tests/support/backend'

const functions = readdirSync('supabase/functions').filter((name) => /^[a-z]/.test(name))

test.each(functions)('the function %s runs without the import aliases of the site', async (name) => {
  const script = `await import('./supabase/functions/${name}/index.ts')`
  expect(await runScript(['--input-type=module', '-e', script], process.env)).toEqual({ code: 0, output: '' })
})
