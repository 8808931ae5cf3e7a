import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { CANARY_SECRETS } from '@/scripts/canary-secrets'
import { NEXT_BIN, PROJECT_ROOT } from '@/scripts/site-process'

const PORT = 3106
const site = `http://127.0.0.1:${PORT}`

it('the server goes on when whatever reads its log has ended', async () => {
  const server = spawn(process.execPath, [NEXT_BIN, 'start', '-H', '127.0.0.1', '-p', String(PORT)], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...CANARY_SECRETS, SUPABASE_URL: 'http://127.0.0.1:9', NODE_ENV: 'production' },
  })
  try {
    // The framework says where it listens before it is ready.
    await once(server.stdout, 'data')
    await expect.poll(() => statusOf('/api/health'), { timeout: 20_000 }).not.toBe('no answer')
    server.stdout.destroy()
    server.stderr.destroy()

    // The backend that cannot be reached leaves lines in the log.
    for (let check = 0; check < 3; check += 1) expect(await statusOf('/api/health')).toBe(503)
    expect(await statusOf('/finns-inte')).toBe(404)
    expect(await statusOf('/')).toBe(200)
  } finally {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
}, 60_000)

async function statusOf(path: string): Promise<number | 'no answer'> {
  return fetch(site + path, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => 'no answer',
  )
}
