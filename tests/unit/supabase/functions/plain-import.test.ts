import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runScript } from '@/tests/support/backend'

const functions = readdirSync('supabase/functions').filter((name) => /^[a-z]/.test(name))
const modules = functions.map((name) => `supabase/functions/${name}/index.ts`)

// A release writes the error pages of nginx.
test.each([...modules, 'app/error-document.ts'])(
  '%s runs without the import aliases of the site',
  async (file) => {
    const script = `const { errorDocument } = await import('./${file}'); errorDocument?.('unavailable', 'sv')`
    expect(await runScript(['--input-type=module', '-e', script], process.env)).toEqual({
      code: 0,
      output: '',
    })
  },
)
