import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runScript, startBackend } from '@/tests/support/backend'

const home = await mkdtemp(path.join(os.tmpdir(), 'home-'))
afterAll(() => rm(home, { recursive: true, force: true }))

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

test('one embedded backend for each data folder and each port', async () => {
  const first = await startBackend({ home })
  await expect(startBackend({ home })).rejects.toThrow(
    /already running on this data \(http.+\)\. Stop it first\./,
  )
  const port = Number(new URL(first.url).port)
  await expect(startBackend({ port })).rejects.toThrow(`Port ${port} of the embedded backend is in use.`)

  // The file of a killed instance does not block the next one.
  await first.kill()
  const second = await startBackend({ home })
  await second.stop()
}, 120_000)
