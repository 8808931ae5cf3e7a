import { createServer } from 'node:http'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { runScript } from '@/tests/support/backend'

const GOOD = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_SECRET_KEY: 'sb_secret_abc',
  SITE_URL: 'https://www.kallfjallet.example',
}

describe('npm start', () => {
  const start = (env: Record<string, string>) =>
    runScript(['scripts/start.ts'], { PATH: process.env.PATH, NODE_ENV: 'production', ...env })

  test.each([
    [
      {},
      'Setting SUPABASE_URL is missing. Setting SUPABASE_SECRET_KEY is missing. Setting SITE_URL is missing.',
    ],
    [{ ...GOOD, SITE_URL: '' }, 'Setting SITE_URL is missing.'],
    [{ ...GOOD, PORT: '70000' }, 'Setting PORT must be a port, a number from 1 to 65535.'],
  ])('with %j ends with one line', async (env, line) => {
    const { code, output } = await start({ SUPABASE_URL: '', SUPABASE_SECRET_KEY: '', SITE_URL: '', ...env })
    expect(output.trim()).toBe(line)
    expect(code).toBe(1)
  })
})

test('npm run dev names the port that is in use', async () => {
  const taken = createServer().listen(0)
  await once(taken, 'listening')
  const address = taken.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const { code, output } = await runScript(['scripts/dev.ts'], { ...process.env, PORT: String(port) })
  taken.close()
  expect(output.trim()).toContain(`Port ${port} is in use.`)
  expect(code).toBe(1)
})
